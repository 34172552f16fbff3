export const exporting = {
  title: 'Todo en un archivo',
  hint: 'Una copia de todo lo que anotó tu familia, para conservarla o llevarla a otro Glowjar. Guárdala en un lugar privado.',
  download: 'Descargar todo',
  before: 'Antes puedes guardar una copia.',
  failed: 'No se pudo crear el archivo',
} as const
