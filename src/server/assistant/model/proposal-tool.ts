import { jsonSchema } from 'ai'
import * as z from 'zod/mini'
import { line } from '#shared/contract/fields.ts'

/** A call of a tool, as the library reports it. */
export interface ToolCall {
  toolName: string
  input: unknown
}

const toolName = 'propose_acts'
const maxSentenceLength = 300

/** The only tool that a model is offered: a sentence that says what happened, for the parent to confirm. */
export const proposalTool = {
  [toolName]: {
    description:
      'Shows cards with which the parent can note what a child did. It records nothing. Call it at most once, and only if the question tells of something that the child did and that the parent wants noted.',
    inputSchema: jsonSchema<{ sentence: string }>({
      type: 'object',
      properties: {
        sentence: {
          type: 'string',
          description: "One short sentence that says who did what, in the parent's language.",
          maxLength: maxSentenceLength,
        },
      },
      required: ['sentence'],
      additionalProperties: false,
    }),
  },
}

const proposalInput = z.strictObject({ sentence: line(maxSentenceLength) })

/** Returns the sentence of the only call, or null if there is none, several, another tool's or a malformed one. */
export const readProposal = (calls: readonly ToolCall[]): string | null => {
  const [call] = calls
  if (!call || calls.length > 1 || call.toolName !== toolName) return null
  const input = z.safeParse(proposalInput, call.input)
  return input.success ? input.data.sentence : null
}
