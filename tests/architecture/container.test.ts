import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { readConfig, settingNames } from '#server/config.ts'
import { copyInstructions, finalImage, findValues } from '#scripts/dockerfile.ts'

const { scripts, dependencies } = z
  .object({ scripts: z.record(z.string(), z.string()), dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const compose = z.object({
  services: z.object({
    glowjar: z.object({
      read_only: z.boolean(),
      cap_drop: z.array(z.string()),
      ports: z.array(z.string()),
      volumes: z.array(z.string()),
      environment: z.record(z.string(), z.string()),
    }),
  }),
  volumes: z.record(z.string(), z.unknown()),
})

const { NODE_ENV: _, ...imageSettings } = finalImage.env

test('the build context contains exactly the existing files that the Dockerfile copies', () => {
  const included = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))
  const sources = copyInstructions.filter(({ from }) => from === 'context').flatMap((copy) => copy.sources)
  expect(new Set(included)).toEqual(new Set(sources))
  expect(sources.filter((source) => globSync(source).length === 0)).toEqual([])
})

test('the Dockerfile installs the locked packages, builds with scripts that exist and prunes', () => {
  const npm = findValues('RUN')
    .flatMap((line) => line.split(' && '))
    .filter((command) => command.startsWith('npm '))
  const run = npm.flatMap((command) => /^npm run (\S+)$/.exec(command)?.[1] ?? [])
  expect(run.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  const removed = npm.flatMap((command) => /^npm pkg delete dependencies\.(\S+)$/.exec(command)?.[1] ?? [])
  expect(removed.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([])
  const others = npm.filter((command) => !/^npm (?:run|pkg delete) /.test(command))
  expect(others).toEqual(['npm ci', 'npm prune --omit=dev'])
})

test('the image starts the server like `npm run serve`, on the same major version of Node, not as root', () => {
  expect(finalImage.command.join(' ')).toBe(scripts['serve'])
  const major = dependencies['node']?.split('.')[0]
  for (const base of findValues('FROM')) expect(base).toMatch(new RegExp(`^node:${major}-bookworm-slim( AS build)?$`))
  expect(finalImage.user).toBe('node')
})

test('the image listens on its port and stores its data in its volume', () => {
  expect(Object.keys(imageSettings).filter((name) => !settingNames.includes(name))).toEqual([])
  const { host, port, dataDir } = readConfig(imageSettings, [])
  expect([host, String(port), dataDir]).toEqual(['0.0.0.0', finalImage.port, finalImage.volume])
})

/** Returns a setting as Compose substitutes it where no variable is set but those that are required. */
const substitute = (value: string): string =>
  value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1').replaceAll(/\$\{\w+:\?[^}]*\}/g, 'secret')

test.each(['compose.yaml', 'compose.postgres.yaml'])(
  '%s runs the image read-only, without capabilities, on loopback, with its data in a volume',
  (file) => {
    const { services, volumes } = compose.parse(parse(readFileSync(file, 'utf8')))
    const { read_only, cap_drop, ports, volumes: mounts, environment } = services.glowjar
    expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] })
    expect(ports).toEqual([`127.0.0.1:${finalImage.port}:${finalImage.port}`])
    const [volume = '', folder] = mounts[0]?.split(':') ?? []
    expect([mounts.length, folder, Object.hasOwn(volumes, volume)]).toEqual([1, finalImage.volume, true])

    expect(Object.keys(environment).filter((name) => !settingNames.includes(name))).toEqual([])
    const settings = Object.entries(environment).map(([name, value]) => [name, substitute(value)])
    const config = readConfig({ ...imageSettings, ...Object.fromEntries(settings) }, [])
    expect(config.databaseUrl !== null).toBe(file.includes('postgres'))
  },
)
