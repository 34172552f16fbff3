import type { TopicText } from '#server/assistant/topic.ts'

export const sharing: TopicText<'sharing'> = {
  name: 'Compartir',
  synonyms: [
    'compartir',
    'no comparte',
    'no presta',
    'egoísta',
    'todo es mío',
    'no suelta sus juguetes',
    'arranca los juguetes',
    'quita los juguetes a otros',
    'acapara',
    'posesivo',
    'pelea por un juguete',
    'turnarse',
    'prestar a sus primos',
    'balde y pala en el arenero',
    'no deja tocar sus cosas',
    'quiere todos los juguetes',
  ],
  questions: [
    'no quiere prestar sus juguetes a nadie',
    '¿A qué edad aprenden a compartir?',
    'mi hijo de 3 años dice que todo es mio',
    'le quita los juguetes a los demas en el parque',
    'no presta nada cuando vienen sus primos',
    'le arranca las cosas de las manos a otros',
  ],
  openings: [
    'Soltar un juguete querido cuesta mucho a cualquier edad, y más a esta.',
    'En el parque, un “¡es mío!” atrae todas las miradas. A esta edad es de lo más común.',
  ],
  tips: [
    'Usa turnos con reloj de arena: “Cuando caiga la arena, le toca a Noa”. Funciona mejor que ordenar “comparte”.',
    'Muestra el efecto: “Mira su cara, le gustó que le dejaras la pelota”.',
    'Antes de una visita, que {name} guarde lo más querido y elija qué se presta.',
    'No prometas puntos por compartir: pagar por ayudar puede quitarle gusto. Que la sorpresa venga después, a veces.',
    'Presta tú cosas en voz alta: “Te dejo mi bolígrafo, luego me lo devuelves”.',
  ],
  sources: ['warneken2008'],
  cards: {
    turn: { title: 'Ofreció un turno' },
  },
}
