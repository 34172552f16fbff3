export const install = {
  appName: 'Glowjar',
  appShortName: 'Glowjar',
  title: 'Ten Glowjar a mano',
  text: 'Una vez instalado, está a un toque, en su propia ventana, y se abre también sin conexión.',
  accept: 'Instalar',
  later: 'Ahora no',
  iosText: 'En tu pantalla de inicio está a un toque y se abre también sin conexión.',
  iosShare: 'Toca «Compartir» en el navegador. A veces está dentro de «…».',
  iosAdd: 'Elige «Añadir a pantalla de inicio».',
  iosDone: 'Entendido',
} as const
