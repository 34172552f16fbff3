import { fine, toDo, type Finding } from './finding.ts'

/** Checks the files by which Glim understands messages; `errors` says what is wrong with them. */
export const checkModels = (errors: readonly string[]): Finding => {
  if (errors.length === 0) return fine('assistant', 'the files by which Glim understands messages are complete')
  return toDo('assistant', `${errors.join(' ')} Until then Glim answers nothing that is typed. Install Glowjar anew`)
}
