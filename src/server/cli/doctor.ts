import type { Config } from '#server/config.ts'
import { examine } from '#server/doctor/examine.ts'

export const doctorUsage =
  'glowjar doctor [--lan]           checks the installation; prints what is fine and what to do'

/**
 * Runs `glowjar doctor`: prints one line per check, each fine or with what to do. Returns the exit code. The configuration
 * is that of the app, with the same flags.
 */
export const doctorCommand = async (config: Config, now: number, print: (line: string) => void): Promise<number> => {
  const findings = await examine(config, now)
  for (const { isOk, topic, text } of findings) print(`${isOk ? 'ok   ' : 'to do'}  ${topic}: ${text}`)
  const open = findings.filter(({ isOk }) => !isOk).length
  print(open === 0 ? 'Nothing to do.' : `${open} of ${findings.length} checks found something to do.`)
  return open === 0 ? 0 : 1
}
