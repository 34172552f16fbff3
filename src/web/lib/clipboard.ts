/** Copies a text. Returns false where there is no clipboard, as over plain http. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Returns whether the device has a share sheet. */
export const canShare = (): boolean => 'share' in navigator

/** Opens the share sheet; closing it is no error. */
export const shareLink = async (link: { title: string; text: string; url: string }): Promise<void> => {
  await navigator.share(link).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  })
}
