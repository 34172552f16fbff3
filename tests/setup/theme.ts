import '#web/styles/app.css'

// A font that is loaded later changes the width of text while a test measures it.
if (document.fonts.size === 0) throw new Error('The styles of the app declare no fonts.')
await Promise.all(Array.from(document.fonts, (font) => font.load()))
