export const install = {
  appName: 'Glowjar',
  appShortName: 'Glowjar',
  title: 'Keep Glowjar at hand',
  text: 'Installed, it is one tap away, in a window of its own, and opens without a connection too.',
  accept: 'Install',
  later: 'Not now',
  iosText: 'On your home screen it is one tap away, and opens without a connection too.',
  iosShare: 'Tap “Share” in the browser. Sometimes it is behind “…”.',
  iosAdd: 'Choose “Add to Home Screen”.',
  iosDone: 'Got it',
} as const
