import { readFileSync } from 'node:fs'

/** An instruction of a Dockerfile, such as `COPY src src`. */
interface Instruction {
  name: string
  value: string
  /** Position of its build stage. */
  stage: number
}

const parse = (text: string): Instruction[] => {
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

const instructions = parse(readFileSync('Dockerfile', 'utf8'))
const lastStage = instructions.at(-1)?.stage

/** Returns the values of an instruction in all stages. */
export const valuesOf = (name: string): string[] =>
  instructions.filter((one) => one.name === name).map(({ value }) => value)

const finalValueOf = (name: string): string =>
  instructions.findLast((one) => one.name === name && one.stage === lastStage)?.value ?? ''

const toCommand = (json: string) => JSON.parse(json) as string[]

/** A COPY instruction: its source (a build stage or the context) and its paths. */
export interface Copy {
  from: 'build' | 'context'
  sources: string[]
  target: string
  isFinal: boolean
}

export const copies: readonly Copy[] = instructions
  .filter(({ name }) => name === 'COPY')
  .map(({ value, stage }) => {
    const [first = '', ...rest] = value.split(' ')
    const paths = first.startsWith('--from=') ? rest : [first, ...rest]
    const from = first === '--from=build' ? 'build' : 'context'
    return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '', isFinal: stage === lastStage }
  })

/** The metadata of the final image. */
export const image = {
  env: Object.fromEntries(
    finalValueOf('ENV')
      .split(' ')
      .map((pair) => pair.split('=') as [string, string]),
  ),
  port: finalValueOf('EXPOSE'),
  volume: finalValueOf('VOLUME'),
  user: finalValueOf('USER'),
  command: toCommand(finalValueOf('CMD')),
  healthCommand: toCommand(finalValueOf('HEALTHCHECK').replace(/^.*?CMD /, '')),
}
