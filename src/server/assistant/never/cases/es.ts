import type { NeverCases } from './cases.ts'

export const es: NeverCases = {
  points: `
    Noche seca
    Amaneció seco
    Durmió seca toda la noche
    No mojó la cama
    Noche sin escapes
    No se hizo pis
    Se durmió solo
    Dormirse antes de las nueve
    Durmió toda la noche
    Hizo la siesta
    Se comió todo
    Dejó el plato limpio
    Terminó la cena
    Comió mucho
    Acabó el plato
    Bajó de peso
    Adelgazó un kilo
    No lloró en la entrada
    Despedida sin llorar
    Sin lágrimas en el dentista
    Dejó de llorar
    No tuvo miedo
    Entró sin miedo
    No se asustó
    Sin vergüenza al saludar
    Estuvo feliz todo el día
    De buen humor
    Sonrió en el desayuno
    No se enojó
    Sin enfadarse
    Abrazó a la abuela
    Dio un beso a la tía
    Fue cariñoso
    Dijo te quiero
    Buenas notas
    Sacó un diez
    Sobresaliente en mates
    Aprobó el examen
    La mejor de la clase
    Buen boletín
    Acusó a su hermano
    Se chivó de un compañero
    Tomó la medicina
    Se tomó el jarabe
    Dejó que le pusieran la vacuna
    No enfermó
    Rezó antes de dormir
    Fue a misa
    Oración de la noche
    Creer en Dios
    Estuvo guapa
    Se ve bien
    Bien peinado`,
  rewards: `
    Una bolsa de dulces
    Golosinas
    Un caramelo
    Chuches el viernes
    Un refresco
    Chocolates
    Saltarse la hora de dormir
    Una noche sin cepillarse los dientes
    Trasnochar
    Dinero en efectivo
    Cinco euros
    100 pesos
    Una tarde sin su hermano
    Un día lejos de la hermana`,
  said: `
    Dale una estrella por cada noche seca.
    Gana un punto si se duerme solo.
    Prométele un premio si se come todo.
    Un sticker por no llorar en la entrada.
    Puedes dar puntos por buenas notas.
    Ofrece dulces como premio.
    Si no recoge, a la cama sin cenar.
    Quítale el recreo.
    Déjalo sin cena.
    Quítale los puntos que ganó.
    Una nalgada a tiempo ayuda.
    Mándalo a la silla de pensar.
    Sin parque toda la semana.`,
  fine: `
    Cepillarse mañana y noche
    Ir al baño antes de dormir
    Ayudó a cambiar las sábanas
    Se quedó en su cuarto
    A la cama a la primera
    Un bocado valiente
    Probar alimentos nuevos
    Se quedó en la mesa
    Intento valiente
    Se calmó con ayuda
    Usó palabras
    Entró con la maestra
    Saludó
    Pidió ayuda
    Cumplió el plan de estudio
    Empezó la tarea a tiempo
    Leer quince minutos
    Dijo la verdad aunque costaba
    Lo arregló
    Preparó la mochila
    Agua con las comidas
    Líneas bien hechas
    Actos amables
    Ritual de despedida
    Manos ocupadas
    Pantallas apagadas en la cena
    Regó las plantas`,
  fineRewards: `
    Un cuento más antes de dormir
    Elegir la cena
    Noche de juegos de mesa
    Una tarde de piscina
    Invitar a alguien a jugar
    Hornear en familia
    Tiempo a solas con mamá
    Ir al parque`,
}
