// Runs before anything is painted: a chosen theme must not flash, and the policy allows no inline script.
try {
  const { dataset } = document.documentElement
  const theme = localStorage.getItem('glowjar.theme')
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (localStorage.getItem('glowjar.motion') === 'less') dataset.motion = 'less'
} catch {
  // A browser that refuses storage follows the system.
}
