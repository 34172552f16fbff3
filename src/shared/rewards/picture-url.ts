/**
 * Returns whether a URL may be the picture of a reward: https, no credentials, no port, a public host name, no IP address.
 * A pattern, so that server and browser agree.
 */
export const isPictureUrl = (text: string): boolean => {
  const host = /^https:\/\/([a-z0-9.-]+)(?:[/?#]\S*)?$/i.exec(text)?.[1]?.toLowerCase()
  if (host === undefined || text.length > 2048) return false
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  const local = ['local', 'localhost', 'internal', 'lan', 'home', 'arpa', 'test', 'invalid', 'onion']
  return (
    labels.length >= 2 &&
    labels.every((l) => /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(l)) &&
    /[a-z]/.test(last) &&
    !last.startsWith('0x') &&
    !local.includes(last)
  )
}
