const grown =
  'papa|padre|padrastro|mama|madre|madrastra|marido|esposo|esposa|mujer|pareja|novio|novia|ex|tio|abuelo|profesor|profe|maestro|maestra|entrenador|ninera|vecino'
const child = 'hijo|hija|hijos|hijas|nino|nina|ninos|ninas|bebe|nene|nena|crio|cria|peque|chamaco|guagua|wawa'

/** Signs of danger, group by group: wish to die, violence, running away, eating, accidents, a parent at the edge. */
export const danger = `
  quiere|quiero|queria|quisiera|quieren|kiere|kiero|desea|deseo|gustaria|ganas morir|morirse|morirme|muerto|muerta|matarse|matarme|suicid*
  quiere|quiero|prefiere|ojala estar|estuviera|estuviese +muerto|muerta
  ojala me|se +muriera|muera|muriese
  ~suicidio|suicid*|suisid*|sucid*
  matarse|matarme|kitarse|kitarme
  se +quiere|kiere +matar
  se +va +a +matar
  quitarse|quitarme|quitar +la +vida
  se +quito +la +vida
  acabar|terminar +con +su|mi|todo vida|todo
  no quiere|quiero|kiere|quisiera vivir
  no quiere|quiero seguir +viviendo
  no quiere|quiero|quisiera +estar +vivo|viva
  no quiere|quiero +estar +aqui +mas
  prefiere|prefiero|preferiria +morir|morirse
  habla|piensa|pensando|pienso +de|en +morir|morirse|matarse|suicid*|muerte
  vida no +vale|tiene|merece
  intento|trato|quiso|intentado +de|ahorcarse|matarse|suicidarse|quitarse ahorcarse|matarse|suicidarse|vida
  intento|quiso|intentado +ahorcarse|matarse|suicidarse|cortarse
  carta|nota +de +despedida
  si +yo +no estuviera|existiera
  cuchillas|navajas cortes|brazos|cuarto|escondidas
  no +vale|merece +la +pena +vivir
  no +tiene|hay +sentido +vivir|vivir
  no +le|me ve|encuentra +sentido vida|vivir
  cansado|cansada|harto|harta de +vivir|la vida
  cansado|cansada|harto|harta de +vivir
  mejor +sin +mi
  mejor +no +haber nacido
  no +haber +nacido
  desaparecer siempre|mundo
  hija|hijo|ella|nina|nino|adolescente +se +corta|corto|cortaba
  se +corta|corto|cortaba +los|las|en brazos|piernas|munecas|piel
  se +esta +cortando
  cortarse|cortes brazos|brazo|munecas|piernas
  se +hace|hizo|hacia +dano
  hacerse +dano|cortes
  ~autolesion|~autolesiones|~autolesiona|~autolesionarse|autoles*
  tirarse|tirarme|lanzarse|saltar balcon|puente|ventana|azotea|tren
  ahorcarse|ahorcarme|colgarse
  ~sobredosis
  ${grown} le|lo|la|les|nos|me|te +pega|pego|pegaba|golpea|golpeo|maltrata|patea|azota|quema|amenaza
  padrastro|tio|abuelo|profesor|profe|maestro|entrenador|vecino|novio le|lo|la|les|me +toca|toco|tocaba|manosea|manoseo
  ${grown} +pega|pego|golpea|golpeo|maltrata|azota a +mi|mis|los|las|el|la|sus|nuestro|nuestra
  le|lo|la|me|nos +pega|golpea|maltrata +su|mi|el|la +${grown}
  le|lo|la|me|nos +pega|golpea|maltrata +${grown}
  profesor|profe|maestro|tio|abuelo|padrastro|entrenador|vecino|primo|cura|hombre|senor|alguien +toco|toca|tocaba|manoseo|beso|desnudo +a +mi|mis|su|la|el|los|las
  ${grown} +empuja|empujo|arrastra|arrastro|encierra|encerro|amenaza|amenazo|patea|pateo|insulta +a +mi|mis|los|las|el|la|sus
  chantaje*|extorsion* foto|fotos|video|videos|internet|desnud*
  con +el|un|una +cinturon|correa|cable|palo|chancla|vara
  adulto|hombre|desconocido|senor conocer|verse|verla|verlo|quedar|encontrarse internet|linea|red|redes|chat|online
  no +se +donde +esta +mi hijo|hija|nino|nina
  ~maltrato +infantil|fisico|familiar|casa
  maltrata|maltrataba|maltratado|maltratada
  abusa|abuso|abusan|abusaron|abusado|abusada|abusos de|sexual|sexuales|el|ella|mi
  abuso|abusos +sexual|sexuales
  violo|violaron|violada|violado|violacion|pederasta|pedofilo
  violencia +domestica|machista|familiar|casa
  violencia +en +casa
  tocaron|toco|tocado|tocaba partes|intimas|genitales|vagina|pene
  obliga|obligo|obligaron tocar|tocarlo|desnudarse
  fotos|foto|videos|video|imagenes desnudo|desnuda|desnudos|intimas
  pide|pidio|pidieron|manda|envia|mando desnudo|desnuda|desnudos|nudes
  sexting|nudes|grooming
  miedo +de|a +mi +marido|esposo|pareja|novio|ex
  miedo volver|llegar +a casa
  escapo|fugo|huyo +de casa
  se +ha escapado|fugado|ido +de casa|y
  se +escapo|fugo|fue +de +casa
  escaparse|fugarse|irse +de +casa
  amenaza +con +irse|escaparse|fugarse
  esta|lleva +desaparecido|desaparecida
  ha|han +desaparecido
  no +ha|aparece vuelto|llegado|aparecido casa|noche|ayer
  hijo|hija|nino|nina no +aparece
  se +fue +de +la +casa aparece|vuelve|anoche|ayer|noche|vuelto
  no +aparece|volvio|regreso noche|ayer|casa
  no +encuentro +a +mi ${child}
  no|sin come|comer|comido|comio|probar|probado dias|semana
  lleva dias|semana sin +comer
  no come|comer +desde hace dias|semana
  deja|dejo|dejado +de +comer dias|semana|ya|completo
  no come|comio|comido +nada +desde|hace
  no come|comio|comido +nada dias|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana
  dedos vomitar|garganta|boca
  vomita|vomitar|vomito despues|comer|provoca|aposta|adrede
  se +provoca +el|vomito vomito
  se +provoca +vomitos|vomito
  ~bulimia|~anorexia|~bulimica|~anorexica|laxantes
  trago|tomo|bebio|comio|tragado|bebido|tomado|ingirio lejia|cloro|lavandina|detergente|pila|pilas|bateria|iman|imanes|pastillas|pastilla|capsula|capsulas|alcohol|perfume|insecticida|raticida|quitaesmalte|veneno|medicamentos|medicinas|desinfectante|gasolina|quimico
  ~intoxicado|~intoxicada|~intoxicacion|~envenenado|~envenenada|envenen*
  no +puede|logra|consigue +respirar
  no|casi +respira
  dejo +de +respirar
  le +cuesta +respirar
  cuesta|dificultad|problemas +para|al|de +respirar
  se +esta +ahogando|asfixiando|atragantando
  se +ahoga|asfixia|atraganto|atraganta
  esta|puso|pone|labios +morado|azul|azules|morados|morada
  ~convulsion|~convulsiones|~convulsiona|convulsion*|epileptico|epileptica
  inconsciente|inconciente|desmayo|desmayado|desmayada|desmaya
  perdio +el|la conocimiento|conciencia
  no +reacciona|responde|despierta golpe|caida|ya|y
  golpe|golpeo|cayo|caida|pego cabeza vomita|vomito|vomitando|sangra|sangrando|mareado|mareada|dormido|dormida|raro|fuerte
  cabeza +y esta|sigue vomit*|dorm*|maread*|sangr*|raro|rara
  traumatismo|~conmocion
  cayo del|desde|por balcon|ventana|escalera|escaleras|segundo|tejado
  no +para|deja +de +sangrar
  sangre|sangra|sangrando cabeza|oido|oidos
  cabeza sangre|sangra|sangrando
  hincha|hinchada|hinchado|hincho cara|labios|lengua|garganta
  cara|labios|lengua|garganta hinchada|hinchado|hinchados|hincha
  casi tiro|lanzo|aviento|avente|suelto +al|a bebe|mi
  miedo +de|a lo +que +le|les|lo pueda|vaya|podria|puedo
  desvanecio|desplomo|convulsiono
  no +respira
  sangra|sangrando +mucho
  reaccion +alergica|anafilaxia
  tengo|miedo|ganas|voy|quiero|quise|puedo|punto|casi +de|a|por +pegarle|pegar|golpearlo|golpearla|lastimarlo|lastimarla|matarlo|matarla|sacudirlo|sacudirla|hacerle|ahorcarlo|ahorcarla
  casi +le|lo|la +pego|mato|golpeo|ahorco|sacudo
  le|lo|la +voy +a +pegar|matar|golpear|hacer
  voy +a +pegarle|matarlo|matarla|golpearlo|golpearla|ahorcarlo|lastimar*
  quiero +pegarle|matarlo|matarla|golpearlo|golpearla|lastimar*|hacerle
  miedo +de|a hacerle|lastimar*|pegarle|perder|hacer +dano|control|algo
  hacerle|hacerles +dano +a +mi|mis
  hacerle|hacerles +algo|dano
  lo|la +sacudi
  ahorcar|estrangular|sacudir|matar +a +mi
  le +pegue|pego fuerte|sangr*|moreton*|marca|marcas
  le|lo|la deje moretones|moreton|marcas
  sacudi +al|a bebe|mi
  no +puedo +dejar +de +pegar*
  le +doy|di +una +paliza
`

/** What sounds like danger and is a way of speaking. */
export const harmless =
  /\b(?:toc(?:a|o|aba) (?:la|el|mi) (?:guitarra|piano|violin|flauta|puerta|timbre|pelo|turno|cabeza|hombro)|(?:me|se|nos) (?:muero|muere|morimos|moria) de (?:risa|hambre|sueno|ganas|verguenza|miedo|frio|calor|pena|celos|amor|aburrimiento)|morir(?:se|me)? de (?:risa|hambre|sueno|aburrimiento|verguenza|ganas)|matar (?:el tiempo|zombis|zombies|monstruos|el aburrimiento)|muert[oa] de (?:risa|sueno|cansancio|miedo|hambre|verguenza)|quiere vivir (?:con|en)|no quiere vivir (?:con|en)|se cort[ao] (?:el dedo|la racha|el pelo|las unas|la luz|internet|la llamada)|se hizo dano (?:al|jugando|en el)|se hace dano (?:al|jugando)|no come (?:nada de|verduras?|frutas?|carne|pescado|legumbres)|no ha comido (?:nada de|verduras?|fruta)|se ahoga en un vaso)\b/g
