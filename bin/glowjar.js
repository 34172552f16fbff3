#!/usr/bin/env node
import { existsSync } from 'node:fs'

const built = new URL('../dist/server/glowjar.js', import.meta.url)
if (!existsSync(built)) {
  process.stderr.write('Glowjar is not built yet: run `npm run build` first.\n')
  process.exit(1)
}
await import(built.href)
