/** The screens of the app of which `npm run pictures` takes pictures for the landing page. */
export type ScreenPictureName = 'behaviors' | 'home' | 'ticket'

/** Width and height of these pictures in their own pixels. */
export const screenPictureSize = { width: 480, height: 862 } as const

const files = import.meta.glob<string>('./pictures/*.avif', { eager: true, query: '?url', import: 'default' })

/** Returns the address of the picture of a screen in a language and theme. */
export const findScreenPicture = (
  name: ScreenPictureName,
  locale: string,
  theme: 'light' | 'dark',
): string | undefined => files[`./pictures/${name}-${locale}-${theme}.avif`]
