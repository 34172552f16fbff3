import type { ESTree, Plugin } from 'vite'

/** Modules of the web app that are no tests. The messages that are loaded stay loaded, as do the components that need them. */
const appModule = /\/src\/web\/(?!testing\/|i18n\/language\.ts$).*(?<!\.test)\.tsx?$/

/** Returns the statement that gives a variable of a module its first value again; undefined if it has no state. */
const createReset = (code: string, kind: string, { id, init }: ESTree.VariableDeclarator): string | undefined => {
  if (id.type !== 'Identifier') return undefined
  const first = (part: { start: number; end: number }) => code.slice(part.start, part.end)
  if (kind === 'let') return `${id.name} = ${init ? first(init) : 'undefined'}`
  if (init?.type === 'NewExpression' && init.callee.type === 'Identifier' && init.arguments.length === 0)
    return ['Map', 'Set'].includes(init.callee.name) ? `${id.name}.clear()` : undefined
  const [value] = init?.type === 'CallExpression' ? init.arguments : []
  if (init?.type === 'CallExpression' && value && first(init.callee) === 'createStore')
    return `${id.name}.set(${first(value)})`
  return undefined
}

/**
 * Lets tests that share a page begin with modules as a new page has them: every module of the app registers a function
 * that sets its variables, stores, maps and sets to their first values.
 */
export const resettableModules = (): Plugin => ({
  name: 'glowjar:resettable-modules',
  enforce: 'post',
  transform(code, id) {
    const [file = id] = id.split('?')
    if (!appModule.test(file)) return undefined
    const resets = this.parse(code).body.flatMap((statement) => {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (declared?.type !== 'VariableDeclaration') return []
      return declared.declarations.flatMap((one) => createReset(code, declared.kind, one) ?? [])
    })
    if (resets.length === 0) return undefined
    const register = `;import { onReset } from '/src/web/testing/module-state.ts'\nonReset(() => { ${resets.join('\n')} })`
    return { code: `${code}\n${register}`, map: null }
  },
})
