import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from './chromium.ts'
import { sharp } from './sharp.ts'

const webFolder = path.resolve(import.meta.dirname, '../src/web')

/** Corner radius: round for plain icons, none for maskable ones. */
type IconShape = 'round' | 'full'

const jarOutline = 'M47 46c-22 8-34 20-34 42v74c0 24 14 38 38 38h78c24 0 38-14 38-38V88c0-22-12-34-34-42z'

const gradientMarkup = `
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#3a3280"/><stop offset="1" stop-color="#1b1740"/></linearGradient>
    <radialGradient id="halo">
      <stop offset="0" stop-color="#ffe08a" stop-opacity=".95"/><stop offset=".35" stop-color="#ffc53d" stop-opacity=".42"/>
      <stop offset="1" stop-color="#ffc53d" stop-opacity="0"/>
    </radialGradient>
    <radialGradient id="warm" cx=".5" cy=".66" r=".62">
      <stop offset="0" stop-color="#ffc53d" stop-opacity=".6"/><stop offset="1" stop-color="#ffc53d" stop-opacity="0"/>
    </radialGradient>
    <linearGradient id="glass" x2="1" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity=".04"/>
      <stop offset="1" stop-color="#fff" stop-opacity=".12"/>
    </linearGradient>
  </defs>`

const glimMarkup = `
  <g transform="translate(90 130) scale(4)">
    <circle cy="5" r="21" fill="url(#halo)"/>
    <g fill="#ede7ff" stroke="#6f63b5" stroke-width=".7">
      <ellipse cx="-9" cy="-4.600" rx="7.400" ry="4.500" transform="rotate(28 -9 -4.600)"/>
      <ellipse cx="9" cy="-4.600" rx="7.400" ry="4.500" transform="rotate(-28 9 -4.600)"/>
    </g>
    <ellipse cy="6" rx="7" ry="8.600" fill="#ffcb47"/>
    <ellipse cy="8.600" rx="4" ry="4.800" fill="#fff3c4" opacity=".9"/>
    <circle cy="-3.200" r="7.500" fill="#fff1cf" stroke="#e2b65a" stroke-width=".7"/>
    <g fill="#2a2440"><circle cx="-2.800" cy="-3.700" r="1.250"/><circle cx="2.800" cy="-3.700" r="1.250"/></g>
    <path d="M-2.100-.7q2.100 2 4.200 0" stroke="#2a2440" stroke-width="1.150" stroke-linecap="round" fill="none"/>
    <g fill="#f6b7a0" opacity=".85"><circle cx="-4.800" cy="-1.300" r="1.200"/><circle cx="4.800" cy="-1.300" r="1.200"/></g>
  </g>`

const jarMarkup = `
  <path d="${jarOutline}" fill="url(#warm)"/>${glimMarkup}
  <path d="${jarOutline}" fill="url(#glass)" stroke="#b4abe4" stroke-width="5" stroke-linejoin="round"/>
  <path d="M29 96c0-12 5-20 14-25" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round" fill="none"/>
  <ellipse cx="90" cy="45" rx="44" ry="6.500" fill="none" stroke="#b4abe4" stroke-width="5"/>
  <g transform="rotate(-9 48 34)">
    <rect x="38" y="10" width="102" height="24" rx="9" fill="#b98b4e"/><rect x="38" y="10" width="102" height="11" rx="5.500" fill="#d3a866"/>
  </g>`

/** Returns the SVG of an icon: the jar, scaled and centred in a square of 512. */
const renderIcon = (shape: IconShape, scale: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${gradientMarkup}
  <rect width="512" height="512" rx="${shape === 'round' ? 116 : 0}" fill="url(#sky)"/>
  <g transform="translate(256 256) scale(${scale}) translate(-90 -103)">${jarMarkup}</g>
</svg>`

const removeLineBreaks = (svg: string) => svg.replaceAll(/\s*\n\s*/g, '')

// Systems crop maskable icons; a circle of 80 % is safe.
const pngIcons = [
  { file: 'icons/icon-192.png', size: 192, svg: renderIcon('round', 2.1) },
  { file: 'icons/icon-512.png', size: 512, svg: renderIcon('round', 2.1) },
  { file: 'icons/icon-maskable-512.png', size: 512, svg: renderIcon('full', 1.65) },
  { file: 'public/apple-touch-icon.png', size: 180, svg: renderIcon('full', 2) },
]

writeFileSync(path.join(webFolder, 'public/favicon.svg'), `${removeLineBreaks(renderIcon('round', 2.1))}\n`)
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
for (const { file, size, svg } of pngIcons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`)
  // 256 colours: the browser loads an icon with the first page.
  const data = await sharp(await page.screenshot({ omitBackground: true }))
    .png({ palette: true, effort: 10 })
    .toBuffer()
  writeFileSync(path.join(webFolder, file), data)
  await page.close()
}
await browser.close()
