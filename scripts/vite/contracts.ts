import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Endpoint } from '#shared/contract/endpoint.ts'

const contractFile = /\/src\/shared\/[\w-]+\/contract\.ts$/
const whole = '?schemas'

const schemaOffEndpoint = /useForm\(\w+\.(?:body|query|params)\b/

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

const isPlain = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return ['string', 'number', 'boolean'].includes(typeof value)
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || Array.isArray(value)) && Object.values(value).every(isPlain)
}

/** Returns the properties of an endpoint that the browser's client reads. */
const withoutSchemas = ({ method, path, act, etag, response }: Endpoint) => ({
  method,
  path,
  ...(act === true && { act }),
  ...(etag === true && { etag }),
  ...(response !== undefined && { response: true }),
})

const shortContract = async (file: string): Promise<string> => {
  const { mtimeMs } = await stat(file)
  const exported = Object.entries((await import(`${pathToFileURL(file).href}?${mtimeMs}`)) as Record<string, unknown>)
  const literals = exported.flatMap(([name, value]) => {
    if (isEndpoint(value)) return [`export const ${name} = ${JSON.stringify(withoutSchemas(value))}`]
    return isPlain(value) ? [`export const ${name} = ${JSON.stringify(value)}`] : []
  })
  const schemas = exported.filter(([, value]) => !isEndpoint(value) && !isPlain(value)).map(([name]) => name)
  return [...literals, `export { ${schemas.join(', ')} } from ${JSON.stringify(file + whole)}`].join('\n')
}

/**
 * In the built app an endpoint is just its method and path; the schemas come with the forms that check by them, and so
 * does zod. A form therefore imports its schema by name and never reads it off the endpoint.
 */
export const contracts = (): Plugin => ({
  name: 'glowjar:contracts',
  apply: 'build',
  enforce: 'pre',
  async transform(code, id) {
    if (schemaOffEndpoint.test(code)) this.error(`${id} reads a schema off an endpoint: import the schema by its name.`)
    if (contractFile.test(id)) return { code: await shortContract(id), map: null }
    if (!id.endsWith(whole) || !contractFile.test(id.slice(0, -whole.length))) return undefined
    // Only its exports count, so that nothing of it comes along where none is used.
    return { code: code.replaceAll('= endpoint(', '= /* @__PURE__ */ endpoint('), map: null, moduleSideEffects: false }
  },
})
