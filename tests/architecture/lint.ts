import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const project = path.resolve(import.meta.dirname, '../..')
const configuration = [
  'oxlint.config.ts',
  'scripts/lint',
  'package.json',
  '.gitignore',
  ...globSync('tsconfig*.json', { cwd: project }),
]

export type Finding = {
  code: string
  message: string
  help?: string
  filename: string
  labels: { span: { line: number } }[]
}

export type LintResult = { files: Map<string, string>; findings: Finding[] }

/** Lints a folder of fixtures as if its files were in the project, with the project's configuration. */
export function lint(fixtures: string): LintResult {
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'glowjar-lint-')))
  try {
    for (const name of configuration) {
      cpSync(path.join(project, name), path.join(copy, name), { recursive: true })
    }
    cpSync(path.join(import.meta.dirname, fixtures), copy, { recursive: true })
    symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'))
    const oxlint = path.join(project, 'node_modules/.bin/oxlint')
    const { stdout } = spawnSync(oxlint, ['--format=json', 'src'], { cwd: copy, encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] }
    const names = globSync('src/**/*.{ts,tsx}', { cwd: copy })
    const files = new Map(names.map((name) => [name, readFileSync(path.join(copy, name), 'utf8')]))
    return { files, findings: diagnostics }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
