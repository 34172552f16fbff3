import * as z from 'zod/mini'
import { practised } from './rules.ts'

export const practice = { answer: z.number(), practised }
