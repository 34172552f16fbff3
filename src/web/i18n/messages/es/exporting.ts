export const exporting = {
  title: 'Todo en un archivo',
  hint: 'Todo lo que ha anotado tu familia, para guardarlo o llevarlo a otro Glowjar. Guarda el archivo en un lugar privado.',
  download: 'Descargar todo',
  before: 'Antes puedes guardar una copia.',
  failed: 'No se ha podido crear el archivo',
} as const
