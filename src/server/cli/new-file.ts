import { rmSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { withCleanupOnSignal } from '#server/cleanup-on-signal.ts'
import { errorCode, errorMessage } from '#server/error-parts.ts'
import { OperatorError } from '#server/operator-error.ts'

const openNewFile = (file: string): Promise<FileHandle> =>
  open(file, 'wx', 0o600).catch((error: unknown) => {
    const reason = errorCode(error) === 'EEXIST' ? 'the file exists already' : errorMessage(error)
    throw new OperatorError(`${file} was not written: ${reason}`)
  })

/**
 * Writes a new file in parts, which only its owner can read. A file that is not complete is deleted: it would look
 * complete until it is needed.
 * @throws OperatorError when the file exists or cannot be written
 */
export const writeNewFile = async (
  file: string,
  produce: (write: (text: string) => Promise<void>) => Promise<void>,
): Promise<void> => {
  const handle = await openNewFile(file)
  const deleteFile = () => rmSync(file, { force: true })
  try {
    await withCleanupOnSignal(deleteFile, async () => {
      await produce((text) => handle.appendFile(text))
      await handle.sync()
    })
  } catch (error) {
    deleteFile()
    throw new OperatorError(`${file} was not written: ${errorMessage(error)}`)
  } finally {
    await handle.close()
  }
}
