export const exporting = {
  title: 'Todo en un archivo',
  hint: 'Una copia de todo lo que anotó tu familia, para conservarla o llevarla a otro Glowjar. Guárdala en un lugar privado.',
  download: 'Descargar todo',
  saved: 'El archivo se guarda en tus descargas',
  savedText: 'Guarda el archivo en un lugar privado. Con él puedes llevar todo a otro Glowjar.',
  before: 'Antes puedes guardar una copia.',
  failed: 'No se pudo crear el archivo',
} as const
