type NavigatorInfo = { userAgent: string; platform: string; maxTouchPoints: number }

/** Returns whether this is an iPhone or iPad, where users install by hand. An iPad reports a Mac. */
export const isIos = ({ userAgent, platform, maxTouchPoints }: NavigatorInfo = navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)

/** Returns whether the app runs as an installed app. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** Returns whether browsers can install an app of this origin: not over plain http. */
export const isInstallableOrigin = (): boolean => isSecureContext
