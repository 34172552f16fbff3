import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Flags of Chromium in all tests: no sandbox (containers, root), no background traffic. A page that asks whether speech is
 * recognised on the device crashes a Chromium that is built without it, as the packaged one is.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-blink-features=OnDeviceWebSpeechAvailable',
]

/** Pages of tests live too briefly for optimised code to pay: without it the renderers need up to a tenth less processor time. */
export const withoutOptimizer = '--js-flags=--no-opt --no-maglev'

const systemPaths = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  .flatMap((name) => [`/usr/bin/${name}`, `/usr/local/bin/${name}`, `/snap/bin/${name}`])
  .concat('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')

function canStart(executable: string): boolean {
  return existsSync(executable) && spawnSync(executable, ['--version'], { timeout: 30_000 }).status === 0
}

/** Unpacks the libraries of the packaged Chromium, sets their environment variables and returns whether it then starts. */
async function canStartWithPackagedLibraries(executable: string): Promise<boolean> {
  const { inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const packed = path.resolve(path.dirname(entry), '../bin/al2023.tar.br')
  setupLambdaEnvironment(path.join(await inflate(packed), 'lib'))
  return canStart(executable)
}

async function findPackagedChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const { default: chromium } = await import('@sparticuz/chromium')
  const executable = await chromium.executablePath()
  process.env.FONTCONFIG_PATH ??= existsSync('/etc/fonts') ? '/etc/fonts' : path.join(tmpdir(), 'fonts')
  return canStart(executable) || (await canStartWithPackagedLibraries(executable)) ? executable : undefined
}

function installWithApt(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update'], quiet)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet)
  return systemPaths.find(canStart)
}

/**
 * Finds a Chromium that starts: CHROMIUM_PATH, the system's, the one inside @sparticuz/chromium, else apt's.
 * Stores the path in CHROMIUM_PATH for child processes.
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`)
    return chosen
  }
  const found = systemPaths.find(canStart) ?? (await findPackagedChromium()) ?? installWithApt()
  if (!found) {
    throw new Error(
      'The browser tests need Chromium. Install it (Debian, Ubuntu: apt-get install chromium) or its libraries ' +
        '(apt-get install libnss3 libnspr4), or name an executable in CHROMIUM_PATH.',
    )
  }
  process.env.CHROMIUM_PATH = found
  return found
}
