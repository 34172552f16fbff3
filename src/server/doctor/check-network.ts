import type { Config } from '#server/config.ts'
import { errorCode, errorMessage } from '#server/error-parts.ts'
import { createOutbound, toHostAndPort, type OutboundSettings } from '#server/outbound.ts'
import { fine, toDo, type Finding } from './finding.ts'

type Settings = Pick<Config, 'baseUrl' | 'host' | 'port' | 'thisMachineOnly' | 'trustProxy'>

const describeFailure = (error: unknown): string => {
  const reason = errorCode(error) ?? errorMessage(error)
  const isCertificate = /CERT|TLS|SELF_SIGNED|UNABLE_TO/.test(reason)
  return isCertificate ? `its certificate is not accepted (${reason})` : `it does not answer (${reason})`
}

/** Requests the health of the app at its public address. Returns what is wrong, or null. */
const findReachabilityProblem = async (baseUrl: string, outbound: OutboundSettings): Promise<string | null> => {
  const { fetch } = createOutbound({ ...outbound, trustedHosts: [toHostAndPort(new URL(baseUrl))] })
  try {
    const response = await fetch(`${baseUrl}/api/health`)
    return response.ok ? null : `it answers with status ${response.status}`
  } catch (error) {
    return describeFailure(error)
  }
}

const checkAddress = async ({ baseUrl, thisMachineOnly }: Settings, outbound: OutboundSettings): Promise<Finding> => {
  if (thisMachineOnly) return fine('https', 'only this machine reaches Glowjar, so that http is enough')
  if (!baseUrl?.startsWith('https:')) {
    const what = baseUrl === null ? 'BASE_URL is not set' : `${baseUrl} is plain http`
    return toDo(
      'https',
      `${what}: others on the network can read passwords. Put a reverse proxy with a certificate in front and set ` +
        'BASE_URL=https://… (docs/operating.md); at home only, keep to a network that you trust',
    )
  }
  const problem = await findReachabilityProblem(baseUrl, outbound)
  if (problem === null) return fine('https', `${baseUrl} answers, and its certificate is accepted`)
  return toDo(
    'https',
    `${baseUrl}: ${problem}. Check that Glowjar and the reverse proxy run, its certificate, and the name`,
  )
}

const isTooWide = (network: string): boolean => {
  const [address = '', prefix] = network.split('/')
  return prefix !== undefined && Number(prefix) < (address.includes(':') ? 32 : 8)
}

const checkProxy = ({ thisMachineOnly, baseUrl, trustProxy }: Settings): Finding => {
  const wide = trustProxy.filter(isTooWide)
  if (wide.length > 0) {
    const text = `TRUST_PROXY=${wide.join(',')} lets strangers choose the address that limits count: name only the proxy`
    return toDo('proxy', text)
  }
  if (trustProxy.length > 0) return fine('proxy', `addresses of visitors come from ${trustProxy.join(', ')}`)
  if (thisMachineOnly || !baseUrl?.startsWith('https:')) return fine('proxy', 'none is configured')
  return toDo(
    'proxy',
    'TRUST_PROXY is not set, so that limits take all visitors for one: set it to the address of the reverse proxy, such ' +
      'as TRUST_PROXY=127.0.0.1',
  )
}

/** Checks how others reach the app. */
export const checkNetwork = async (settings: Settings, outbound: OutboundSettings = {}): Promise<Finding[]> => [
  await checkAddress(settings, outbound),
  checkProxy(settings),
]
