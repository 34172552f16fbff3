/** The result of one check of `glowjar doctor`. */
export interface Finding {
  topic: string
  isOk: boolean
  /** What is fine, or what is wrong and what to do about it. */
  text: string
}

/** Returns the finding of a check that found nothing to do. */
export const fine = (topic: string, text: string): Finding => ({ topic, isOk: true, text })

/** Returns the finding of a check that found something to do. */
export const toDo = (topic: string, text: string): Finding => ({ topic, isOk: false, text })
