import { secondMs } from '#shared/time/duration.ts'
import { OperatorError } from '#server/operator-error.ts'

/** Default timeouts in milliseconds; parameters of the URL take precedence. */
const defaultTimeouts = {
  connectionTimeout: 10 * secondMs,
  greetingTimeout: 10 * secondMs,
  socketTimeout: 20 * secondMs,
}

/** Adds timeouts with which a person can wait for the result to the URL of a mail server, where it has none. */
export const addDefaultTimeouts = (smtpUrl: string): string => {
  const url = new URL(smtpUrl)
  for (const [name, ms] of Object.entries(defaultTimeouts)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms))
  }
  return url.href
}

const readTextProperty = (error: object, name: 'code' | 'command' | 'response' | 'message'): string => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : ''
}

const readServerResponse = (error: object) => readTextProperty(error, 'response') || readTextProperty(error, 'message')

const describeEnvelopeError = (error: object): string => {
  const [command = ''] = readTextProperty(error, 'command').split(' ')
  if (command === 'MAIL') return `rejects the sender in MAIL_FROM: ${readServerResponse(error)}`
  return `rejects ${command === 'RCPT' ? 'this address' : 'the mail'}: ${readServerResponse(error)}`
}

const descriptions: Readonly<Record<string, (error: object) => string>> = {
  EDNS: () => 'was not found: is the name in SMTP_URL right?',
  ESOCKET: (error) => `cannot be reached: ${readServerResponse(error)}. Are name and port in SMTP_URL right?`,
  ECONNECTION: (error) => `closed the connection: ${readServerResponse(error)}`,
  ETIMEDOUT: () => 'timed out. Are name and port in SMTP_URL right, and does a firewall block outgoing connections?',
  ETLS: (error) =>
    `offers no secure connection: ${readServerResponse(error)}. smtps:// is for port 465, smtp:// for port 587`,
  EAUTH: (error) => `rejects the user name or password in SMTP_URL: ${readServerResponse(error)}`,
  ENOAUTH: () => 'requires a user name and password, but SMTP_URL has none',
  EENVELOPE: describeEnvelopeError,
}

/** Describes an error as the rest of a sentence that starts with "The mail server". */
const describeError = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return `failed: ${String(error)}`
  return descriptions[readTextProperty(error, 'code')]?.(error) ?? `rejects the mail: ${readServerResponse(error)}`
}

/**
 * Connects to an SMTP server and signs in; sends nothing.
 * @throws OperatorError with the reason
 */
export const connectToMailServer = async ({ url }: { url: string }): Promise<void> => {
  const { createTransport } = await import('nodemailer')
  try {
    await createTransport(addDefaultTimeouts(url)).verify()
  } catch (error) {
    throw new OperatorError(`The mail server ${new URL(url).host} ${describeError(error)}`)
  }
}

/**
 * Sends a test mail through an SMTP server; returns the response of the server.
 * @throws OperatorError with the reason
 */
export const sendTestMail = async ({ url, from }: { url: string; from: string }, to: string): Promise<string> => {
  const { createTransport } = await import('nodemailer')
  const subject = 'Glowjar can send mail'
  const text = 'This mail was sent by "glowjar mail test". It reached you, so mail works. There is nothing to do.\n'
  try {
    return (await createTransport(addDefaultTimeouts(url)).sendMail({ from, to, subject, text })).response
  } catch (error) {
    throw new OperatorError(`Nothing was sent. The mail server ${new URL(url).host} ${describeError(error)}`)
  }
}
