import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentFolder, normalizeLineEndings } from '#server/assistant/content/content-files.ts'
import { hashBytes, listModelFileErrors, readModelLock } from '#server/assistant/models/model-file.ts'

const root = path.resolve(contentFolder, '../..')

/** What no model depends on: what Glim says of itself, whom to call, and the models themselves. */
const independent = [
  'README.md',
  'health-pages.yaml',
  'messages/',
  'models/',
  'rewards.yaml',
  'sources.yaml',
  'safety/answers/',
]
const independentFiles = ['safety/helplines.yaml', 'safety/pages.yaml', 'unsuitable/', 'sentences/']

const dependsNot = (file: string): boolean =>
  [...independent, ...independentFiles].some((name) => file === name || file.startsWith(name))

const readNormalized = (file: string): string => normalizeLineEndings(readFileSync(file, 'utf8'))

/** Returns the files of a folder in their order, with `/` on every system. */
const listFiles = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted()

/** Returns a short hash of each content file that the models depend on, whatever its line endings. */
export const hashContentFiles = (): Record<string, string> =>
  Object.fromEntries(
    listFiles(contentFolder)
      .filter((file) => !dependsNot(file))
      .map((file) => [file, hashBytes(readNormalized(path.join(contentFolder, file))).slice(0, 12)]),
  )

/** What of `training` no model depends on. */
const independentOfTraining = /^evaluation\/|^README\.md$|^fit-confidence\.ts$|\.test\.ts$/

/** Code by which the product reads what was trained, and training reads its texts. */
const sharedCode = [
  ...['classifier', 'message-features', 'message-windows'].map((name) => `safety/${name}`),
  ...['answer-words', 'ngram-similarity', 'spelling', 'stem', 'text', 'tokenize', 'topic-index'].map(
    (name) => `search/${name}`,
  ),
  ...['list-terms', 'word-vectors'].map((name) => `vectors/${name}`),
].map((name) => path.join(root, 'src/server/assistant', `${name}.ts`))

/** Returns the hash of the texts and the code that the models were trained with, whatever their line endings. */
export const hashTraining = (): string => {
  const folder = path.join(root, 'training')
  const texts = listFiles(folder)
    .filter((file) => !independentOfTraining.test(file))
    .map((file) => `${file}\n${readNormalized(path.join(folder, file))}`)
  return hashBytes([...texts, ...sharedCode.map(readNormalized)].join('\0'))
}

const describeChange = (was: string | undefined, is: string | undefined): string =>
  was === undefined ? 'is new' : is === undefined ? 'is gone' : 'has changed'

/**
 * Returns why the shipped models do not fit: damaged model files, content files that differ from those that they were made with, or, in the
 * repository, other training texts; a sentence for each, none if all fit.
 * @throws ModelFileError when there is no lock
 */
export const listModelMismatches = (folder = path.join(contentFolder, 'models')): string[] => {
  const lock = readModelLock(folder)
  const files = hashContentFiles()
  const names = [...new Set([...Object.keys(lock.contentFiles), ...Object.keys(files)])].toSorted()
  const changed = names.filter((name) => files[name] !== lock.contentFiles[name])
  const isTrainingKnown = existsSync(path.join(root, 'training'))
  return [
    ...listModelFileErrors(folder),
    ...changed.map(
      (name) =>
        `content/assistant/${name} ${describeChange(lock.contentFiles[name], files[name])} since the models were trained: run "npm run train".`,
    ),
    ...(isTrainingKnown && hashTraining() !== lock.training
      ? ['training/, or the code that reads messages, has changed since the models were trained: run "npm run train".']
      : []),
  ]
}
