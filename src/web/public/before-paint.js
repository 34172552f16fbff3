// Runs before the first paint, so that a saved theme does not flash; the CSP allows no inline script.
try {
  const { dataset } = document.documentElement
  const theme = localStorage.getItem('glowjar.theme')
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (localStorage.getItem('glowjar.motion') === 'less') dataset.motion = 'less'
} catch {
  // Without storage the system settings apply.
}
