import '#web/styles/app.css'

// A font that is loaded later changes the width of text while a test measures it.
await Promise.all(Array.from(document.fonts, (font) => font.load()))
