import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { getHealth } from '#shared/health/contract.ts'
import { readConfig } from '#server/config.ts'

const read = (file: string) => readFileSync(file, 'utf8')

const { scripts, dependencies } = z
  .object({ scripts: z.record(z.string(), z.string()), dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))

const lines = read('Dockerfile')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
const argumentsOf = (instruction: string) =>
  lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1))
const commands = argumentsOf('RUN').flatMap((line) => line.split(' && '))
const copied = argumentsOf('COPY').map((line) => line.split(' ').slice(0, -1))
const sent = copied.filter(([first]) => !first?.startsWith('--from='))
const env = Object.fromEntries(
  argumentsOf('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
)
const composes = ['compose.yaml', 'compose.postgres.yaml']

/** The names that config.ts reads from the environment. */
const settings = new Set([...read('src/server/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name))

/** The settings that a compose file gives to Glowjar, whose service comes first. */
const given = (file: string) =>
  [...(read(file).split(/^ {2}database:$/m)[0] ?? '').matchAll(/^ {6}([A-Z][A-Z_]+): (.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )

test('everything the image is built from exists and is not kept out', () => {
  const letIn = new Set(
    read('.dockerignore')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : [])),
  )
  const sources = sent.flat()
  expect(sources.filter((source) => globSync(source).length === 0)).toEqual([])
  expect(sources.filter((source) => !letIn.has(source))).toEqual([])
  expect([...letIn].filter((name) => !sources.includes(name))).toEqual([])
})

test('what it takes from the build is what the build leaves', () => {
  const taken = copied.filter(([first]) => first === '--from=build').flatMap(([, ...sources]) => sources)
  expect(taken).toEqual(['/app/node_modules', '/app/dist'])
})

test('every command of it is one of the project', () => {
  const npm = commands.filter((command) => command.startsWith('npm '))
  const run = npm.flatMap((command) => /^npm run (\S+)$/.exec(command)?.[1] ?? [])
  expect(run.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  const leftOut = npm.flatMap((command) => /^npm pkg delete dependencies\.(\S+)$/.exec(command)?.[1] ?? [])
  expect(leftOut.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([])
  expect(npm.length).toBe(run.length + leftOut.length + 2)
  expect(npm).toEqual(expect.arrayContaining(['npm ci', 'npm prune --omit=dev']))
})

test('it serves as `npm run serve` does, on the same major Node', () => {
  expect((JSON.parse(argumentsOf('CMD')[0] ?? '[]') as string[]).join(' ')).toBe(scripts['serve'])
  const major = dependencies['node']?.split('.')[0]
  for (const base of argumentsOf('FROM')) expect(base).toMatch(new RegExp(`^node:${major}-bookworm-slim( AS build)?$`))
})

test('its settings are the app’s, and its port, its volume and its health are where they say', () => {
  const { NODE_ENV: _, ...own } = env
  expect(Object.keys(own).filter((name) => !settings.has(name))).toEqual([])
  const config = readConfig(own, [])
  expect([config.host, String(config.port), config.dataDir]).toEqual([
    '0.0.0.0',
    argumentsOf('EXPOSE')[0],
    argumentsOf('VOLUME')[0],
  ])
  expect(argumentsOf('HEALTHCHECK')[0]).toContain(`:\${process.env.PORT}${getHealth.path}`)
  expect(argumentsOf('USER')).toEqual(['node'])
})

test.each(composes)('%s sets what there is, and runs the image on a tree it cannot write', (file) => {
  expect(given(file).length).toBeGreaterThan(2)
  expect(given(file).filter(([name]) => !settings.has(name))).toEqual([])
  const text = read(file)
  expect(text).toContain('read_only: true')
  expect(text).toContain(`ports: ['127.0.0.1:${env['PORT']}:${env['PORT']}']`)
  expect(text).toContain(`volumes: ['data:${env['DATA_DIR']}']`)
})

test('with nothing else set, both are a configuration that starts', () => {
  for (const file of composes) {
    const values = given(file).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1').replaceAll(/\$\{\w+:\?[^}]*\}/g, 'secret'),
    ])
    expect(() => readConfig({ ...env, ...Object.fromEntries(values) }, [])).not.toThrow()
  }
})
