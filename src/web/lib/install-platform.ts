type Surroundings = { userAgent: string; platform: string; maxTouchPoints: number }

/** Whether this is a phone or tablet of Apple's, where one installs by hand. An iPad calls itself a Mac. */
export const isIos = ({ userAgent, platform, maxTouchPoints }: Surroundings = navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)

/** Whether the app runs in a window of its own already. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** Whether a browser installs anything from here: not over plain http. */
export const canInstall = (): boolean => isSecureContext
