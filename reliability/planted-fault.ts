interface Edit {
  file: string
  /** Occurs in the file exactly once. */
  original: string
  replacement: string
}

/** A plausible mistake as edits of the source, and the test file that must fail because of it. */
export interface PlantedFault {
  name: string
  edits: readonly Edit[]
  caughtBy: string
}

/** Returns an edit that replaces a text; without a replacement it deletes it. */
export const createEdit = (file: string, original: string, replacement = ''): Edit => ({ file, original, replacement })
