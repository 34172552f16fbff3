/** What is used of https://webaudio.github.io/web-speech-api, which TypeScript does not declare in full. */
interface Recognition extends EventTarget {
  lang: string
  processLocally: boolean
  start: () => void
  abort: () => void
}

type ResultEvent = Event & { results: ArrayLike<ArrayLike<{ transcript: string }>> }

interface RecognitionType {
  new (): Recognition
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>
}

const findRecognition = (): RecognitionType | undefined =>
  Reflect.get(globalThis, 'SpeechRecognition') as RecognitionType | undefined

/** Returns whether the browser recognises a language on this device, without sending what is said anywhere. */
export const canDictate = async (language: string): Promise<boolean> => {
  try {
    const state = await findRecognition()?.available?.({ langs: [language], processLocally: true })
    return state === 'available'
  } catch {
    return false
  }
}

/** Listens on this device until a pause; returns a function that stops it. */
export const dictate = (language: string, onText: (words: string) => void, onEnd: () => void): (() => void) => {
  const Type = findRecognition()
  if (!Type) return () => undefined
  const recognition = new Type()
  recognition.lang = language
  recognition.processLocally = true
  recognition.addEventListener('result', (event) => {
    const { results } = event as ResultEvent
    onText(results[results.length - 1]?.[0]?.transcript.trim() ?? '')
  })
  // Follows an error, too.
  recognition.addEventListener('end', onEnd)
  recognition.start()
  return () => recognition.abort()
}
