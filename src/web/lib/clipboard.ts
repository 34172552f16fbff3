/** Copies a text. On a home network over http there is no clipboard, so the answer may be false: mark it instead. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Whether this device can hand something on to another app. */
export const canShare = (): boolean => 'share' in navigator

/** Hands a link on to another app; closing that again is no failure. */
export const shareLink = async (link: { title: string; text: string; url: string }): Promise<void> => {
  await navigator.share(link).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  })
}
