const seconds = 1000

/** How long each part of the conversation may take; what a URL says counts more. */
const patience = { connectionTimeout: 10 * seconds, greetingTimeout: 10 * seconds, socketTimeout: 20 * seconds }

const withPatience = (given: string): string => {
  const url = new URL(given)
  for (const [name, ms] of Object.entries(patience)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms))
  }
  return url.href
}

const textOf = (error: object, name: 'code' | 'command' | 'response' | 'message'): string => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : ''
}

const said = (error: object) => textOf(error, 'response') || textOf(error, 'message')

const envelope = (error: object): string => {
  const [command = ''] = textOf(error, 'command').split(' ')
  if (command === 'MAIL') return `does not take mail from the sender in MAIL_FROM: ${said(error)}`
  return `does not take ${command === 'RCPT' ? 'mail for this address' : 'the mail'}: ${said(error)}`
}

const reasons: Readonly<Record<string, (error: object) => string>> = {
  EDNS: () => 'is nowhere to be found: is the name in SMTP_URL right?',
  ESOCKET: (error) => `cannot be reached: ${said(error)}. Are name and port in SMTP_URL right?`,
  ECONNECTION: (error) => `broke off: ${said(error)}`,
  ETIMEDOUT: () => 'does not answer in time. Are name and port in SMTP_URL right, and does a firewall let Glowjar out?',
  ETLS: (error) => `gives no safe connection: ${said(error)}. smtps:// is for port 465, smtp:// for port 587`,
  EAUTH: (error) => `refuses the name or the password in SMTP_URL: ${said(error)}`,
  ENOAUTH: () => 'wants a name and a password, and SMTP_URL has none',
  EENVELOPE: envelope,
}

/** Why a mail was not taken, in words that begin after "The mail server". */
const reasonOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return `failed: ${String(error)}`
  return reasons[textOf(error, 'code')]?.(error) ?? `does not take the mail: ${said(error)}`
}

/** How trying out the mail ended. */
export type TestMailResult = { taken: true; says: string } | { taken: false; reason: string }

/** Sends a small mail through an SMTP server, and says what became of it. */
export const sendTestMail = async (
  { url, from }: { url: string; from: string },
  to: string,
): Promise<TestMailResult> => {
  const { createTransport } = await import('nodemailer')
  const subject = 'Glowjar can send mail'
  const text = 'This mail was sent by "glowjar mail test". It reached you, so mail works. There is nothing to do.\n'
  try {
    const { response } = await createTransport(withPatience(url)).sendMail({ from, to, subject, text })
    return { taken: true, says: response }
  } catch (error) {
    return { taken: false, reason: reasonOf(error) }
  }
}
