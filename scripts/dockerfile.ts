import { readFileSync } from 'node:fs'

/** An instruction of a Dockerfile, such as `COPY src src`. */
interface Instruction {
  name: string
  value: string
  /** Position of its build stage. */
  stage: number
}

const parseDockerfile = (text: string): Instruction[] => {
  let stage = -1
  return text
    .replaceAll(/\\\n/g, '')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', value = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? []
      if (name === 'FROM') stage++
      return { name, value, stage }
    })
}

const instructions = parseDockerfile(readFileSync('Dockerfile', 'utf8'))
const lastStage = instructions.at(-1)?.stage

/** Returns the values of every instruction with a name, such as `RUN`, in all stages of the Dockerfile. */
export const findValues = (name: string): string[] =>
  instructions.filter((one) => one.name === name).map(({ value }) => value)

const findFinalValue = (name: string): string =>
  instructions.findLast((one) => one.name === name && one.stage === lastStage)?.value ?? ''

const parseCommand = (json: string) => JSON.parse(json) as string[]

/** A COPY instruction: its source (a build stage or the context) and its paths. */
export interface CopyInstruction {
  from: 'build' | 'context'
  sources: string[]
  target: string
  isFinal: boolean
}

export const copyInstructions: readonly CopyInstruction[] = instructions
  .filter(({ name }) => name === 'COPY')
  .map(({ value, stage }) => {
    const [first = '', ...rest] = value.split(' ')
    const paths = first.startsWith('--from=') ? rest : [first, ...rest]
    const from = first === '--from=build' ? 'build' : 'context'
    return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '', isFinal: stage === lastStage }
  })

/** Environment, port, volume, user and commands of the final image. */
export const finalImage = {
  env: Object.fromEntries(
    findFinalValue('ENV')
      .split(' ')
      .map((pair) => pair.split('=') as [string, string]),
  ),
  port: findFinalValue('EXPOSE'),
  volume: findFinalValue('VOLUME'),
  user: findFinalValue('USER'),
  command: parseCommand(findFinalValue('CMD')),
  healthCommand: parseCommand(findFinalValue('HEALTHCHECK').replace(/^.*?CMD /, '')),
}
