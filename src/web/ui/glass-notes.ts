/** The notes of a landed light, in hertz: E6, G6 and C7, one after the other. */
const notes = [1318.5, 1568, 2093]
const betweenNotesS = 0.09
const lengthS = 0.9
const loudness = 0.05
/** A glass also sounds at this multiple of its note, more softly. */
const overtone = { multiple: 2.76, share: 0.22 }
const vibrationMs = 10

let context: AudioContext | undefined

const strike = (audio: AudioContext, frequency: number, volume: number, at: number): void => {
  const oscillator = audio.createOscillator()
  const gain = audio.createGain()
  oscillator.frequency.value = frequency
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(volume, at + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lengthS)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(at)
  oscillator.stop(at + lengthS)
}

/** Allows sound, which browsers do only while the user touches the page. */
export const wakeSound = (): void => {
  context ??= new AudioContext()
  if (context.state === 'suspended') context.resume().catch(() => undefined)
}

/** Plays three soft glass notes, and vibrates shortly where the device can. */
export const playGlassNotes = (): void => {
  if ('vibrate' in navigator) navigator.vibrate(vibrationMs)
  if (!context) return
  for (const [index, frequency] of notes.entries()) {
    const at = context.currentTime + index * betweenNotesS
    strike(context, frequency, loudness, at)
    strike(context, frequency * overtone.multiple, loudness * overtone.share, at)
  }
}
