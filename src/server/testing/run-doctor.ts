import { hourMs } from '#shared/time/duration.ts'
import { doctorCommand } from '#server/cli/doctor.ts'
import { readConfig } from '#server/config.ts'
import { creationTime, type DataFolder } from './data-folder.ts'

/** When the checks run, if nothing else is said. */
export const oneHourLater = creationTime + hourMs

/** Runs `glowjar doctor`; returns the exit code and the printed lines by topic. */
export const runDoctor = async (env: Record<string, string>, now = oneHourLater, flags: string[] = []) => {
  const lines: string[] = []
  const code = await doctorCommand(readConfig(env, flags), now, (line) => void lines.push(line))
  const byTopic = Object.fromEntries(
    lines.slice(0, -1).map((line) => [/^(?:ok {3}|to do) {2}([\w-]+):/.exec(line)?.[1] ?? line, line]),
  )
  return { code, byTopic, last: lines.at(-1) }
}

/** Returns the variables of an installation on a data folder. */
export const envOf = ({ folder }: DataFolder, more: Record<string, string> = {}) => ({ DATA_DIR: folder, ...more })
