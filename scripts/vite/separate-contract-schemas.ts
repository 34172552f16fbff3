import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Endpoint } from '#shared/contract/endpoint.ts'

const contractFile = /\/src\/shared\/[\w-]+\/contract\.ts$/
const schemasQuery = '?schemas'

const endpointSchemaPattern = /useForm\(\w+\.(?:body|query|params)\b/

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

const isPlainData = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return ['string', 'number', 'boolean'].includes(typeof value)
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || Array.isArray(value)) && Object.values(value).every(isPlainData)
}

/** Returns the properties of an endpoint that the browser's client reads. */
const removeSchemas = ({ method, path, act, etag, response }: Endpoint) => ({
  method,
  path,
  ...(act === true && { act }),
  ...(etag === true && { etag }),
  ...(response !== undefined && { response: true }),
})

const createContractWithoutSchemas = async (file: string): Promise<string> => {
  const { mtimeMs } = await stat(file)
  const exported = Object.entries((await import(`${pathToFileURL(file).href}?${mtimeMs}`)) as Record<string, unknown>)
  const literals = exported.flatMap(([name, value]) => {
    if (isEndpoint(value)) return [`export const ${name} = ${JSON.stringify(removeSchemas(value))}`]
    return isPlainData(value) ? [`export const ${name} = ${JSON.stringify(value)}`] : []
  })
  const schemas = exported.filter(([, value]) => !isEndpoint(value) && !isPlainData(value)).map(([name]) => name)
  return [...literals, `export { ${schemas.join(', ')} } from ${JSON.stringify(file + schemasQuery)}`].join('\n')
}

/**
 * Separates the schemas from the endpoints in the built app, so that schemas and zod are loaded only with the forms that
 * use them. A form therefore imports its schema by name instead of reading it from the endpoint.
 */
export const separateContractSchemas = (): Plugin => ({
  name: 'glowjar:contracts',
  apply: 'build',
  enforce: 'pre',
  async transform(code, id) {
    if (endpointSchemaPattern.test(code))
      this.error(`${id} reads a schema from an endpoint: import the schema by its name.`)
    if (contractFile.test(id)) return { code: await createContractWithoutSchemas(id), map: null }
    if (!id.endsWith(schemasQuery) || !contractFile.test(id.slice(0, -schemasQuery.length))) return undefined
    // Without side effects, so that unused exports are removed.
    return { code: code.replaceAll('= endpoint(', '= /* @__PURE__ */ endpoint('), map: null, moduleSideEffects: false }
  },
})
