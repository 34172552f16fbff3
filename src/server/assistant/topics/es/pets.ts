import type { TopicText } from '#server/assistant/topic.ts'

export const pets: TopicText<'pets'> = {
  name: 'Mascotas',
  synonyms: [
    'mascota',
    'perro',
    'perrita',
    'cachorro',
    'gato',
    'conejo',
    'hámster',
    'pez',
    'tortuga',
    'animales',
    'pasear al perro',
    'sacar al perro',
    'dar de comer al gato',
    'caja de arena',
    'veterinario',
    'adoptar',
  ],
  questions: [
    'prometio cuidar al perro y no lo hace',
    '¿A qué edad puede encargarse de una mascota?',
    'quiere un gato 8 años',
    'se olvida de dar de comer a los peces',
    'queremos adoptar un cachorro',
    'no saca a pasear a la perra como dijo',
  ],
  openings: [
    'Las promesas de antes de la mascota suelen durar menos que el primer saco de comida.',
    'Querer a un animal y acordarse de su agua son dos aprendizajes distintos.',
  ],
  tips: [
    'La última responsabilidad es tuya: el animal come aunque a {name} se le olvide.',
    'Cuelga una lista con dibujos junto al plato: agua, comida, cepillo. Se marca al hacerlo.',
    'Ata el cuidado a algo que ya pasa: primero come el perro, después desayuna {name}.',
    'Empieza con una tarea pequeña y fija; si va bien unas semanas, suma otra.',
    'Enseña a leer al animal: orejas atrás o cuerpo rígido quieren decir “déjame”.',
  ],
  cards: {
    fed: { title: 'Dar de comer a la mascota', cue: 'levantarse' },
    walk: { title: 'Sacó a pasear al perro' },
  },
}
