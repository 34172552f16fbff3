// caught by oxc(no-barrel-file): Barrel file
export * from './jar.ts'
