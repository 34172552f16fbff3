import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import svgr from 'vite-plugin-svgr'

/** Reads the CSS variables of the drawings by colour, such as `{ '#e4572e': 'var(--paint-red)' }`. */
function readVariablesByColour(): Record<string, string> {
  const css = readFileSync(path.resolve('src/web/styles/tokens.css'), 'utf8')
  const [, declarations = ''] = /Colours of the drawings[^\n]*\n([^]*?)\n\n/.exec(css) ?? []
  return Object.fromEntries(
    [...declarations.matchAll(/(--[\w-]+): (#\w+);/g)].map(
      ([, name = '', colour = '']) => [colour, `var(${name})`] as const,
    ),
  )
}

/** Loads the SVG files of `ui/drawings` as React components; their plain colours become CSS variables. */
export const loadDrawings = (): Plugin =>
  svgr({
    include: '**/ui/drawings/**/*.svg',
    svgrOptions: { replaceAttrValues: readVariablesByColour(), svgProps: { 'aria-hidden': 'true' } },
  })
