import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const vite = path.join(root, 'node_modules/vite/bin/vite.js')

const startNode = (...args: string[]) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })

const processes = [
  startNode('--watch', '--watch-preserve-output', 'src/server/main.ts', ...process.argv.slice(2)),
  startNode(vite),
]

const stop = () => {
  for (const child of processes) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of processes) child.on('exit', stop)

console.log('The app with reload: http://localhost:5173')
