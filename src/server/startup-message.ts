import { renderUnicodeCompact } from 'uqr'
import { isLoopback, type Config } from './config.ts'

/** Prints the address of the app and where its data is; with `--lan` also a QR code for phones in the local network. */
export const printStartupMessage = (config: Config, baseUrl: string, place: string): void => {
  const lines = [`Glowjar is ready: ${baseUrl}`, `Your data is stored in ${place}`]
  if (config.lan) {
    lines.push(
      '',
      'Open this address on a phone in the same network:',
      renderUnicodeCompact(baseUrl),
      'Installing it to the home screen and using it offline need https (see the README).',
    )
  }
  if (!baseUrl.startsWith('https:') && !isLoopback(config.host)) {
    lines.push('', 'Note: this is plain http; use it in a network you trust, or serve it over https (see the README).')
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}
