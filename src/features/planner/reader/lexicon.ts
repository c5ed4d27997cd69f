import type { Gateway, Interest, Origin, Way } from '~/content/trip-choices'

/**
 * What travelers write, in both languages: patterns for lower-case text without accents. Travelers may mix languages,
 * so every pattern is tried on every text.
 */
export type Words<Value> = readonly (readonly [value: Value, pattern: string])[]

/** A pattern for each of the words. */
export const anyOf = (words: Words<unknown>) => words.map(([, pattern]) => pattern).join('|')

/** Whether a text is one of the words, and nothing else. */
export const isAll = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`).test(text)

/** What a text stands for. */
export const valueOf = <Value>(words: Words<Value>, text: string): Value | undefined =>
  words.find(([, pattern]) => isAll(pattern, text))?.[0]

export const NUMBERS: Words<number> = [
  [1, 'one|una?|uno|an?'],
  [2, 'two|dos|a couple of|un par de'],
  [3, 'three|tres'],
  [4, 'four|cuatro'],
  [5, 'five|cinco'],
  [6, 'six|seis'],
  [7, 'seven|siete'],
  [8, 'eight|ocho'],
  [9, 'nine|nueve'],
  [10, 'ten|diez'],
  [11, 'eleven|once'],
  [12, 'twelve|doce'],
  [13, 'thirteen|trece'],
  [14, 'fourteen|catorce'],
  [15, 'fifteen|quince'],
  [20, 'twenty|veinte'],
  [30, 'thirty|treinta'],
]

export const MONTHS: Words<number> = [
  [1, 'january|jan|enero|enreo|ene'],
  [2, 'february|feb|febrero'],
  [3, 'march|marzo|marso'],
  [4, 'april|apr|abril|abirl|abr'],
  [5, 'may(?! (?:not|go|be|come|want|need|also|have|travel|stay|add|visit))|mayo'],
  [6, 'june|jun|junio'],
  [7, 'july|jul|julio'],
  // The "ago" of "two years ago" is not a month.
  [8, 'august|aug|agosto|(?<!\\b(?:years?|months?|weeks?|days?|long|while) )ago'],
  [9, 'september|sept?|septiembre|setiembre'],
  [10, 'october|oct|octubre'],
  [11, 'november|nov|noviembre'],
  [12, 'december|dec|diciembre|dic'],
]

/** Whole names: not the "feb" of "febrero". */
export const MONTH_NAMES = `(?:${anyOf(MONTHS)})(?![a-z])`

/** A number that is not an article: "we are a …" counts nobody. */
export const SEVERAL = `\\d{1,2}|${anyOf(NUMBERS.slice(1))}`

/** Words that are recognized even with one extra, missing or wrong letter; short words are too close to others. */
export const OFTEN_MISSPELLED =
  'january february august september october november december febrero agosto septiembre octubre noviembre diciembre coffee quiero queremos'.split(
    ' ',
  )

/** Seasons that stand for a month. */
export const SEASONS: Words<number> = [
  [3, 'spring break'],
  [7, '(?:the |this |next )?summer(?: vacation| break)?|(?:el |este |las vacaciones de )?verano'],
  [9, 'fiestas patrias|independence day|(?:dia de la )?independencia'],
]

/** "In our early 60s", "de 70 y tantos años": ages, not times. Read before dates. */
export const DECADES =
  "(?:(?:is |are |all )?in )?(?:(?:my|our|their|his|her|the) )?(?:(?:early|mid|late|upper)(?: to late)?(?: |-))?(?:[2-9]0'?s|(?:twen|thir|for|fif|six|seven|eigh|nine)ties)|(?:de |con |tienen |en (?:los|sus) )*(?:[2-9]0'?s|(?:[2-9]0|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa) (?:y|o) (?:tant[oa]s|pico|mas)(?: anos)?)"

export const WEEKENDS = '(?:weekend|fin de semana|finde)'

export const COMING_WEEKEND = `(?:for |on )?(?:this|next|this coming|the coming) weekend|(?:para |en )?(?:este|el proximo|proximo) ${WEEKENDS}(?! largo)(?: que viene)?|(?:el )?${WEEKENDS} que viene`

/** Not the coming weekend, but the one after. */
export const OTHER_WEEKEND = `(?:para |en )?el otro ${WEEKENDS}(?! largo)|(?:for |on )?the weekend after (?:next|this)(?: one)?`

export const GATEWAY_NAMES: Words<Gateway> = [
  ['SAP', 'san pedro sula|san pedro|sap|sps|ramon villeda(?: morales)?'],
  ['XPL', 'palmerola|xpl|toncontin|tgu|comayagua|tegucigalpa|tegu[sz]|the capital|la capital'],
  ['RTB', 'roatan|rtb'],
  ['LCE', 'la ceiba|ceiba|lce|goloson'],
]

/** Airport codes, which need no other words: "SAP to RTB", "SAP in, RTB out". */
export const CODE = 'sap|xpl|tgu|rtb|lce|palmerola|ramon villeda(?: morales)?|goloson'

/** Airports where travelers land only to go on. The other airports' places are worth a stay, even mid-trip. */
export const HUBS = GATEWAY_NAMES.filter(([gateway]) => gateway === 'SAP' || gateway === 'XPL')

/** Before and after a hub where a trip begins. */
export const SETTING_OUT = '(?<!(?:then|luego|despues),? )(?:from|desde|de)'
export const SETTING_OUT_FOR = '(?= (?:to|for|a|al|hasta|hacia) )'

/** Before a hub at the end of a clause: "a weekend in Tela, from San Pedro". Not day trips, distances, or home. */
export const FROM_HUB =
  "(?<!\\b(?:day trips?|trips|tours?|excursion(?:es)?|paseos?|hours?|horas?|minutes?|minutos?|km|away|far|lejos|cerca|people|gente|guides?|guias?|return(?:ing)?|back|home|regreso|(?:i|we)(?:'m|'re| am| are)) )(?:from|desde)"

/** "From San Pedro.", "San Pedro Sula no," */
export const CLAUSE_ENDS = '(?= ?(?:[,.;!]|$))'

/** Before a hub where a trip within the country begins. */
export const LEAVING_HOME = 'sal(?:go|imos|iendo) (?:de|desde)'

/** Countries with a road to Honduras. */
export const BORDERS: Words<Origin> = [
  ['GT', 'antigua guatemala|guate(?:mala(?: city)?)?|ciudad de guatemala|antigua'],
  ['SV', 'el salvador|san salvador'],
  ['NI', 'nicaragua|managua'],
]

/** Border crossings by neighboring country. */
export const CROSSINGS: Words<Origin> = [
  ['GT', '(?:el )?florido|corinto|agua caliente'],
  ['SV', '(?:el )?amatillo|(?:el )?poy'],
  ['NI', '(?:el )?guasaule|las manos|(?:el )?espino'],
]

const BORDER = anyOf(BORDERS)
const CROSSING = anyOf(CROSSINGS)
/** Before the name of a crossing. */
const AT_CROSSING =
  '(?:por|at|via|through|in|into|en|from|desde)(?: la frontera(?: de)?| the border(?: at| of)?)?'

export const BY_LAND = `(?:overland|(?<!\\b(?:all|everything|only|todo|solo) )(?:by land|por tierra))(?: (?:from|desde|de) (?:${BORDER}|belice|belize))?|(?:cross(?:ing)?|(?:cruz|pas)(?:o|amos|ar|ando)) (?:the border|la frontera)(?: ${AT_CROSSING} (?:${CROSSING}))?(?: (?:from|desde|con|de) (?:${BORDER}))?|(?:from|desde|de) (?:${BORDER}) (?:by|en) (?:bus|car|carro)(?! (?:to|a))|(?:(?:by|en|on a) (?:bus|car|carro|auto) (?:from|desde|de)|driv(?:e|ing)(?: down| up)? (?:from|through|via)|manejando (?:desde|de|por)) (?:${BORDER})|(?:enter(?:ing)?|entr(?:o|amos|ar|ando|ada)|com(?:e|ing) in)(?: (?:and|y) (?:leav(?:e|ing)|sal(?:go|imos|ir|iendo)))? (?:por|desde|from|through|via) (?:${BORDER}|${CROSSING})|(?:enter(?:ing)?|entr(?:o|amos|ar|ando|ada)|com(?:e|ing) in|cross(?:ing)?|cruz(?:o|amos|ando|ar)) (?:(?:honduras )?(?:from|desde|de) (?:${BORDER}) )?${AT_CROSSING} (?:${CROSSING})|(?:la )?frontera (?:de |en )?(?:${CROSSING})|(?:the )?(?:${CROSSING}) border`

/** Between the words for leaving and the country or the crossing. */
export const OUT_TO =
  '(?:por|hacia|para|a|through|via|at|to|for|into)(?: la frontera(?: de| con)?| the border(?: at| of| with)?)?'

/** A crossing that the text names again. */
export const atCrossing = (names: string) => `${AT_CROSSING} (?:${names})`

/** Before the country that travelers leave for by land. */
export const LEAVING_BY_LAND = `(?:leav(?:e|ing)|exit(?:ing)?|(?:go|going|continu(?:e|ing)) on|sal(?:go|imos|ir|iendo|ida)|(?:continu|segu)(?:o|amos|imos|ir|ar)|sigo|out)(?= ${OUT_TO} (?:${BORDER}|${CROSSING})(?![a-z]))|(?:end(?:ing)?|finish(?:ing)?|termin(?:o|amos|ando)|acab(?:o|amos|ando))(?= (?:in|en) (?:${BORDER})(?![a-z]))|(?:viaj(?:o|amos)|v(?:oy|amos)|travel(?:l?ing)?|head(?:ing)?|go(?:ing)?|cruz(?:o|amos|ar)|cross(?:ing)?)(?=(?: (?:de|desde|from) [^.,;]{2,20})? (?:to|a|al|hacia|para) (?:${BORDER})(?:(?: (?:desde|from) [^.,;]{2,20})? ${AT_CROSSING} (?:${CROSSING})| (?:al final|at the end)))`

export const BY_ROAD = '(?:por tierra|by land|overland|(?:en|by) bus)'

/** "From Guatemala to Nicaragua" */
export const THROUGH = `(?:from|de|desde) (${BORDER}) (?:to|a|hasta) (${BORDER})`

/** Leaving, with the country that follows or comes before: "then travel overland to Guatemala", "by bus to Managua". */
export const LEAVING_FOR = `(?:(?:travel|cross|go|drive|head|continu\\p{L}*|cruz\\p{L}*|viaj\\p{L}*|segu\\p{L}*|sigo|salgo|salimos)(?:ing)? )?(?:overland|by land|por tierra|(?:by |en |(?:a|the) )?bus|cross(?:ing)?)(?= (?:to|into|a|hacia|para) (?:${BORDER})(?![a-z]))|(?:me voy|nos vamos|salgo|salimos|leav(?:e|ing)|going)(?= (?:to|for|a|para|hacia) (?:${BORDER}) ${BY_ROAD})`

/** "Me voy por tierra": not "we come and leave by land". */
export const LEAVING_OVERLAND =
  '(?<!(?:arriv\\p{L}*|lleg\\p{L}+|ente?r\\p{L}*|com(?:e|ing)|in) (?:and|y|&) )(?:me voy|nos vamos|(?:me |nos )?regres(?:o|amos)|(?:me )?vuelvo|volvemos|sal(?:go|imos|iendo|ir|ida)|(?:continu|segu)\\p{L}+|sigo|leav(?:e|ing)|exit(?:ing)?|depart(?:ing)?|(?:(?:go|going|head|heading) )?(?:home|back|out|on)) (?:por tierra|by land|overland)(?! (?:desde|de|from)(?![a-z]))'

const LEAVE =
  '(?:leav(?:e|ing)|exit(?:ing)?|depart(?:ing)?|sal(?:go|imos|iendo|ir|ida)|me voy|nos vamos)(?: (?:del pais|de honduras|the country|honduras))?'

const OUT_AT = `(?: ${OUT_TO} (?:${BORDER}|${CROSSING})(?![a-z]))`

const HUB = `(?<between>${anyOf(HUBS)})`

const BY_LAND_OUT = '(?:por tierra|by land|overland)'

/** "Leave by land from Tegucigalpa to Nicaragua", "via Tegucigalpa by land", "exit to Guatemala by land through Corinto" */
export const LEAVING_THROUGH = [
  `${LEAVE} ${BY_ROAD} (?:from|via|through|desde|de|por) ${HUB}${OUT_AT}{1,2}`,
  `${LEAVE} (?:from|via|through|desde|de|por) ${HUB} ${BY_ROAD}${OUT_AT}{1,2}`,
  `${LEAVE} ${BY_LAND_OUT} (?:via|through|por) ${HUB}`,
  `${LEAVE} (?:via|through|por) ${HUB} ${BY_LAND_OUT}`,
  `${LEAVE}${OUT_AT} ${BY_ROAD}${OUT_AT}?`,
] as const

/** Travelers who fly from a neighboring country do not come by land. */
export const FLYING = 'fl(?:y|ies|ying|ights?)|planes?|vol(?:amos|ando|ar)|vuel(?:os?|an?)|avion(?:es)?|aereo'

export const BY_PLANE = '(?:en|by|por|in|on)(?: an?| el)? (?:avion|plane|vuelo|flight)'

export const CRUISE =
  '(?:(?:arriv(?:e|ing)|com(?:e|ing)|lleg(?:o|amos|ando)) )?(?:by |on |in |en )?(?:a |the |un |el )?(?:cruise(?: ship)?(?: (?:stop|day|port))?s?|(?:barco |escala )?(?:de )?crucero)|(?:we )?dock(?:s|ing)?(?= (?:in|at) )|shore excursions?|port day'

/** Words before the place where a trip begins. */
export const ARRIVING =
  '(?:we |i )?(?:fl(?:y(?:ing)?|ies)|arriv(?:e|ing)|land(?:ing)?|get(?:ting)?|com(?:e|ing)|start(?:ing)?)(?: in)? (?:into|to|in|at|from|through|via)|into|arrival(?: in| at)?|(?:(?:mi |nuestro |el )?(?:vuelo|boleto|pasaje)s? )?(?:de )?ida (?:a|por|en|hasta)|(?:(?:my |our )?flight )?(?:arriv(?:es?|ing)|land(?:s|ing)?|gets)(?: in| into| at)?|lleg(?:o|amos|ada)|(?:(?:mi |nuestro |el )?vuelo )?(?:llega|aterriza)(?: a| en| por)|(?:(?:lleg|aterriz|entr|empez)(?:o|amos|ando|ada|ar)|arrib(?:o|amos|ar)|vol(?:amos|ando|ar)|vuel(?:o|a)|empiezo)(?: por| a| en| al| desde| hasta)+(?: (?:el )?aeropuerto(?: internacional)?(?: de)?)?'

/** "We fly to Roatán for ten days": the island is where they stay, too. */
export const FLYING_TO_STAY = `(?:fl(?:y|ies|ying)|vol(?:amos|are(?:mos)?)|vuelo)(?: (?:from|desde) [^.,;]{1,20}?)? (?:to|a) roatan(?: [^.,;]{0,30})? (?:(?:for|por) (?:about |un[oa]s )?(?:\\d{1,2}|${anyOf(NUMBERS)}) (?:days?|dias?|nights?|noches?|weeks?|semanas?)|(?:and|y) (?:stay|nos quedamos|me quedo) (?:until|till|hasta|for|por))`

/** Words before the place where a trip begins and ends. */
export const IN_AND_OUT =
  '(?:round ?-?trip|(?:de )?ida y (?:vuelta|regreso)|(?:(?:fly(?:ing)? )?in|arriv(?:e|ing|al)|land(?:ing)?|(?:lleg|entr)(?:o|amos|ada|ar)) ?(?:and|y|&|/) ?(?:(?:fly(?:ing)? )?out|leav(?:e|ing)|depart(?:ing|ure)?|return(?:ing)?|sal(?:go|imos|ida|ir)|regres(?:o|amos|ar)))(?: (?:of|from|at|via|through|to|por|desde|de|en|a))?'

/** After the place where a trip begins and ends. */
export const BOTH_WAYS = ' (?:both ways|round ?-?trip|(?:de )?ida y (?:vuelta|regreso))'

/** Words before the place where a trip ends. */
export const LEAVING =
  '(?:we |i )?(?:(?:fly|flying|go|going|head|heading) (?:home |back |out )+|leav(?:e|ing) |tak(?:e|ing) off |return(?:ing)? |depart(?:ing|ure)? |end(?:ing)? |finish(?:ing)? )(?:from|in|at|via|through)|out of|out|(?:back|home|out) (?:from|via|through)|sal(?:go|imos|ida)|(?:luego|despues|al final) (?:volamos|vuelo) de|(?:la |de )?vuelta desde|(?<=\\by )vuelta (?:por|de)|(?:sal(?:go|imos|iendo|ida|ir)|(?:regres|termin|acab|despeg)(?:o|amos|ando|ar)|volv(?:emos|iendo|er)|vuelvo|me voy|nos vamos)(?: por| desde| en| de| a casa)+(?: (?:el )?aeropuerto(?: internacional)?(?: de)?)?'

/** "Leave Roatan", but not "leave La Ceiba for Utila" or the "leave San Pedro" of "leave San Pedro Sula for Copan". */
export const LEAVING_BARELY = 'leav(?:e|ing)|depart(?:ing|ure)?'
export const GOING_ON = ' (?:sula|for|to) '

/** Words before what a traveler has already seen. */
const KNOWN =
  "been there,? done that with|(?:last (?:time|year|trip),? (?:i|we) (?:did|saw|visited|went to|were in|stayed (?:in|on))|(?:la )?(?:vez pasada|(?:ultima|otra) vez),? (?:ya )?(?:fui a|fuimos a|estuv(?:e|imos) en|vi|vimos|visit(?:e|amos)|conoc(?:i|imos)))|(?:did|saw|visited|been to)(?= [^.,;]+ already)|already (?:know|knew|saw|did|done)|(?:already|have|had|i've|we've)(?: already)? (?:seen|visited|done|been (?:to|in))|ya (?:conozco|conocemos|fui a|fuimos a|estuv(?:e|imos) en|vi|vimos)"

/** Words before an exception; not "al menos", which is "at least". */
const EXCEPT =
  '(?:any|every)(?:thing|where)(?: else)? but|all but|except(?:ing)?(?: for)?|excluding|other than|(?:excepto|salvo|(?<!\\b(?:al|de|lo|o|noches?|dias?|semanas?) |\u0000 )menos)(?: (?:a|en|por))?'

const SKIP =
  'skip|ditch|scrap|lose|never ?mind|forget(?: about)?|olvida(?:te|lo)?(?: de)?|leave out|leaving out|dej(?:ar|amos|emos) fuera|remove|drop|delete|take out|quit(?:a|ar|amos|en?|emos)(?:l[aeo]s?)?|elimin(?:a|ar|amos|en?|emos)|avoid(?:ing)?|evit(?:ar|amos|ando|o)|(?:nos |me )salt(?:amos|o)|saltar(?:nos|me|se)?|saltemonos|omit(?:ir|imos|o)|(?:swap|switch|replace|trade|cambi\\p{L}*|reempla\\p{L}+|sustitu\\p{L}+)(?: out)?(?= [^.,;]{3,25} (?:for|with|por|con|to|a) )'

const AFTER_NOT =
  '(?: (?:any|ningun[oa]?|(?<=\\bni )(?:loc[oa]s?|de broma)|more|mas|ever|back|too|tant[oa]s?|demasiad[oa]s?|volver\\p{L}*|stand|bear|soy|somos|es|son|sean?(?! en )|se|sabe[ns]?|sabemos|les?|being|an?|una?|much|longer|long(?! (?:in|at|on|en) )|hard|steep|strenuous|big|huge|keen|fond|crazy|lots?|of|interest(?:ed)?|interes|desire|plans?|intend|(?:have )?time|ganas|muy|hacemos|(?:hace|haga) falta|necesari[oa]|(?:tengo|tenemos|hay) que|have to(?! be)|(?:(?:hay|habra|tengo|tenemos) )?tiempo|para|nada(?! mas)|enjoy|love|feel|allow|handle|bother|(?<=care )less|(?:cuadra|late|mola|llama|apetece|atrae|convence|entusiasma)n?|(?<=(?:me|nos|les?) )van?|(?:la )?atencion|hacen? (?:mucha |ninguna )?gracia|drink|tom(?:o|an?|amos)|beb(?:o|en?|emos)|in|hacer|much[oa]s?|really|wanna|looking|planning|me|nos|pued(?:o|en?)|podemos|want|like|need|visit(?:ing)?|stop(?:ping)?|parar|see(?:ing)?|tak(?:e|ing)|use|rid(?:e|ing)|do(?:ing)?|travel(?:ing)?|get(?:ting)?|by|on|tomar|usar|subir(?:me|nos)?|viajar|en|quiero|queremos|quieren?|v(?:oy|amos)|iremos|pienso|pensamos|be|(?:stay|sleep|quedar(?:me|nos)|dormir)(?= (?:in|on|at|en) (?:the |la |el )?[^ .,;]+ ?(?:[.,;!]|$))|gustan?|interesan?|importan?|ver|visitar|ir|pasar|go(?:ing)?|to|al|por|into|care|for|about|with|con|de|fans? of|(?:excursion(?:es)?|tours?|paseos?|viajes?|salidas?|actividades|clases) (?:de|a)))*(?: the| el| la| los| las)?'

/** An earlier trip, with its year. */
export const PAST_TRIP = `(?:went|did|came|visited|traveled|fui|fuimos|vine|vinimos|estuve|estuvimos)[^.;\\d]{0,30} (?:20\\d\\d|last year|el ano pasado)(?:,? (?:in|en) ${MONTH_NAMES})?`

/** Words before a list where nothing is wanted: "already been to A, B and C". */
export const NONE_OF = `(?:${KNOWN}|${EXCEPT}|${SKIP})${AFTER_NOT}`

/** Words before what a traveler does not want. */
export const NOT = `(?:no (?:thanks?|thank you) (?:to|on)|instead of|rather than|en (?:vez|lugar) de|(?<=(?:^|[.,;:!?]) ?)(?:paso de|mas que(?! nada)|more than)|(?:keep (?:us|me)|stay(?:ing)?) (?:off|away from|out of)|no|not|nothing|never|nunca|jamas|(?:bored|sick|tired|fed up) (?:of|with)|(?:hard )?pass on|refuses? to|too (?:old|young|tired|unfit) (?:for|to)|none of (?:that|those|the)|had enough(?: of)?|done with|fill of|as far (?:away )?from|lo mas lejos (?:posible )?del?|no (?:tengo|tenemos|me dan?|nos dan?) (?:ganas|interes)|(?:hart|aburrid|cansad)[oa]s? de|dislikes?|hates?|(?:odi|detest)(?:o|an?|amos)|no (?:soport|aguant)(?:o|an?|amos)|(?:afraid|scared) of|(?:miedo|panico|terror|pavor|fobia)(?: al?| de)?|(?:(?:me|se|nos) )?mare(?:o|an?|amos) en|(?<!\\b(?:or|no|not|a|the) )(?:less|fewer)|(?:do|does|did|ca|could|wo|(?<!(?:^|[.,;:!?]) ?)(?:is|are))n'?t|(?:do|will|can) ?not|${KNOWN}|(?:has|have|having) (?:trouble|difficulty|problems)|(?:[mlt]es?|nos) cuesta(?: mucho| trabajo)?|(?:dificultad(?:es)?|problemas) (?:para|al)|without|${EXCEPT}|${SKIP}|sin|nada de|ni|neither(?! (?:my|our|his|her|the (?:kids|children|boys|girls|adults)|[^.,;]{1,30} nor (?:i|me|my|our|the (?:kids|children|adults)))(?!\\p{L}))|nor|cero|zero)${AFTER_NOT}`

/** The same, but only for matters of taste: not the "no" of "no rush". */
export const NOT_TO_TASTE = `(?:not|don'?t|do not|no)(?: (?:really|much|me|nos))* (?:interested in|like|want|care for|need|gustan?|interesan?|quiero|queremos)${AFTER_NOT}`

/** "Gracias" or "muchas gracias", already read. */
const TAKEN_THANKS = '\u0000{7}(?:\u0000{7})?'

/** After something that is not wanted: "hiking is not for us", "las ruinas nos aburren", "playa no, gracias". */
export const REFUSED_AFTER = [
  `[?:]? no${CLAUSE_ENDS}`,
  `[?:,]? no,? (?:thanks|thank you|${TAKEN_THANKS})${CLAUSE_ENDS}`,
  `[?:,]? (?:(?:hard )?(?:pass|nope|nah)|no way|absolutely not|not at all|jamas|ni (?:loc[oa]s?|hablar|en suenos)|de ninguna manera|para nada)${CLAUSE_ENDS}`,
  `(?:,| and| y|, and) (?:(?:i'm|i am|we're|we are|i|we|ni) )?(?:not interested|no interest|do(?:n't| not) (?:want|plan|care)|no (?:(?:me|nos) interesa|quier[oe]|queremos|pienso|pensamos)|(?:me|nos) interesa) ?(?:in |to )?(?:start(?:ing)?|learn(?:ing)?|try(?:ing)?|empezar|aprender|probar(?:lo)?|hacerlo)`,
  `,? (?:(?:but )?(?:not any ?more|no longer)|(?:pero )?ya no)${CLAUSE_ENDS}`,
  ` (?:is|are) (?:out|off the table|a no(?:[ -]go)?)${CLAUSE_ENDS}`,
  ' (?:queda|esta)n? descartad[oa]s?',
  ',? ya (?:l[oae]s? )?(?:conozco|conocemos|vi|vimos|visite|visitamos|hice|hicimos)',
  ' (?:is|are|es|son|(?:esta|queda)n?) (?:way )?(?:too|demasiado) (?:expensive|pricey|far|crowded|touristy|risky|dangerous|much|hard|tiring|strenuous|pesad[oa]s?|cansad[oa]s?|dur[oa]s?|car[oa]s?|lejos|turistic[oa]s?|peligros[oa]s?)',
  ' (?:bores?|tires?|scares?) (?:me|us)',
  " (?:(?:is|are) not|(?:is|are)n'?t) (?:really |exactly |quite )?(?:for (?:us|me)|(?:my|our) (?:thing|cup of tea)|a priority|an option|happening)",
  ' no (?:es|son) (?:para (?:mi|nosotr[oa]s)|lo (?:mio|nuestro)|de (?:nuestro|mi) (?:gusto|agrado))',
  ' (?:me|nos|les?) (?:aburren?|cansan?|marean?|asustan?|dan? miedo)',
].join('|')

/** Words after which "and" continues the list of what is not wanted. */
export const HATED = `(?:hates?|dislikes?|(?:odi|detest)(?:o|an?|amos)|(?:don'?t|do not) (?:really )?like|no (?:me|nos) gustan?)${AFTER_NOT}`

/** Between two things when neither is wanted. */
export const NOR = '(?:,? (?:or|nor|o|u|ni)(?![a-z])|/) ?(?:the |any |el |la |los |las )?'

export const AND = ' (?:and|y|e|&) (?:to |in |a |en |de )?(?:the |el |la |los |las )?'

/** Modes of travel within the country that travelers may refuse: not "fly into San Pedro". */
export const WAY_WORDS: Words<Way> = [
  [
    'flights',
    '(?:(?:domestic|internal|local|small|tiny|little) )?(?:flights?|fly(?:ing)?(?: (?:in|on) (?:(?:small|tiny|little) )?planes?)?|planes?|vuelos?|volar|avion(?:es)?|avionetas?)(?: (?:intern|domestic|local|nacional)[a-z]*| (?:within|inside|around|dentro del?|en)(?: the)? (?:honduras|country|pais))?(?! (?:in|into|to|from|home|back|out|a|desde|de|hasta) )',
  ],
  ['boats', '(?:ferr(?:ie|[yi])s?|boats?)(?: rides?| trips?)?|lanchas?|barcos?|botes?'],
]

/** Courses and first dives, for those who are not certified. */
const DIVE_COURSE =
  '(?:(?:get|do|take|finish|sacar|hacer|tomar) )?(?:(?:my|our|the|an?|el|un|mi|nuestro) )?(?:(?:(?:la )?certificacion )?(?:padi )?open water(?: diver)?(?: (?:course|certification))?(?! certified)|(?:dive|diving|scuba|padi) (?:course|lessons?|certification)|curso de buceo|carne de buceo)|(?:get|getting|become) (?:(?:dive|scuba|padi) )?certified|learn(?:ing)? (?:how )?to (?:scuba )?dive|certificar(?:me|nos)|aprender a bucear|(?:(?:i|we)\\S* )?(?:have )?never (?:scuba )?(?:dived|dove|been diving)|nunca (?:he|hemos|ha) buceado|(?:beginner|first-?time|novice|new) (?:scuba )?div(?:ers?|ing)|discover scuba(?: diving)?|(?:try|first) (?:a )?(?:scuba )?div(?:e|ing)|bautizo(?: de buceo)?|primera inmersion'

/** Also a name for Utila. */
export const WHALE_SHARKS = 'whale sharks?|tibur\\p{L}+ ballenas?'

const DIVE_CARD = '(?:certificacion|certificado|licencia|carnet?)'

/** "My open water certification", "licencia de buceo" */
const ANY_CARD = `(?:(?:my|our|his|her|the|an?|mi|nuestr[oa]|el|un|la|una) )?(?:(?:${DIVE_CARD} (?:de )?)?(?:padi )?open water(?: (?:diver|certification|certified|card))?|${DIVE_CARD} (?:de )?(?:buceo|buzo|padi)|(?:padi |dive )certification|dive card)`

/** Divers who need no course. */
export const CERTIFIED = `dive ?masters?|nitrox|curso (?:de buceo )?avanzado(?: de buceo)?|buceo avanzado|certified (?:open water )?(?:scuba )?div(?:ers?|ing)|(?:open water|is|are|am|i'm|we're|s?he's|already) certified(?: (?:open water )?(?:divers?)?)?|(?:buz[oa]s?|soy|somos|es|son|esta\\p{L}*|ya) certificad[oa]s?|advanced (?:open water|div(?:ers?|ing))(?: course)?|(?<!(?:n't|\\b(?:to|not|never|no))(?: already)? )(?:already |ya )?(?:have|has|got|tengo|tenemos|tiene) ${ANY_CARD}|con (?:mi |nuestra )?${DIVE_CARD} (?:padi )?open water|(?:i'm|i am|we're|we are|soy|somos) (?:an? |buz[oa]s? )?(?:padi )?open water(?: divers?)?(?! course)|(?<=(?:^|[,.;(]) ?|(?<!\\bget(?:ting)? )\\b(?:both|all) )certified(?= ?(?:[,.;)]|$|and ))|dives(?! (?:in|a|per)(?![a-z]))|bucean?(?!\\p{L})`

export const INTEREST_WORDS: Words<Interest> = [
  ['snorkel', 'e?snor(?:k|qu)\\p{L}+|caret[ae]\\p{L}*|(?:coral )?reefs?|arrecifes?'],
  ['dive-course', DIVE_COURSE],
  [
    'diving',
    '(?:certified |cave )?(?:scuba(?: |-)?)?div(?:es?|ing|ers?)|scuba|buce\\p{L}+|buz[oa]s?(?: certificad[oa]s)?|open water|padi|(?<=\\b(?:is|are|am|soy|somos|esta[ns]?|estamos) )certifi(?:ed|cad[oa]s?)',
  ],
  [
    'beach',
    'beach(?:es)?|playas?|playita|(?<!\\b(?:que|cuando|donde|como|o|no|se) )sea|seaside|mar|islands|islas(?! de )|(?:(?:north|caribbean) )?coast|costa(?: norte| (?:del )?caribena?)?(?! rica)|sun and sand|sol y arena',
  ],
  ['ruins', '(?:mayan? )?ruina?s?|mayan?s?|archaeolog\\p{L}+|arqueolog\\p{L}+|pyramids?|piramides?'],
  [
    'hiking',
    "(?:hik(?:e|es|ing|ers?)|(?<=n[o']t )walk|(?<=(?:trouble|difficulty|problems|no|without) )walking|(?<=\\bno )camin(?:[ao]n?|amos))(?: (?:far|much|mucho|lejos|\\p{L}+ trails))?|trek\\p{L}*|(?:walking )?trails?|senderos?|senderismo|(?<=\\b(?:sin|no|nada|ni)(?: \\p{L}+){0,3} )caminatas? (?:(?:muy|tan) )?(?:largas?|pesadas?)|caminatas?|caminar(?: (?:mucho|lejos))?(?! (?:de|por|en) )|mountains?|caves?|cuevas?|cavern(?:a?s?)|(?:rutas? de )?montanas?|cerros|climb\\p{L}*|escalar",
  ],
  [
    'rivers',
    'rivers?|waterfalls?|(?:white(?: |-)?water )?rafting|cascadas?|cataratas?|rios?|(?:hot|thermal) springs?|(?:aguas )?termales|termas|kayak\\p{L}*',
  ],
  [
    'wildlife',
    '(?:cloud|rain) ?forests?|bosques? (?:nublados?|de (?:niebla|pinos?)|lluvios[oa]s?|tropical(?:es)?)|jungles?|selvas?|(?:humming)?bird\\p{L}*(?: watching)?|colibri(?:es)?|(?:observador\\p{L}* de )?aves|wildlife|animal\\p{L}*|pajar(?:it)?os?|pajareo|fauna|nature|naturaleza|monk(?:ey|ie)s|monos|macaws?|guacamayas?|(?:tiburon(?:es)? )?ballenas?|(?:sea )?turtles?|tortugas?|whales?(?: sharks?)?|dolphins?|delfines|sloths?|perezosos|quetzal\\p{L}*|manat(?:ees?|i(?:e?s)?)|mangroves?|manglar(?:es)?|iguanas?',
  ],
  [
    'culture',
    'cultur\\p{L}+|history|colonial(?: towns?)?|towns?|villages?|museums?|(?<!\\b(?:comida|food|cocina) )garifunas?|aldeas?(?: garifunas?)?|lencas?|historia|puebl(?:it)?os?|(?:sawdust )?carpets?|alfombras?(?: de aserrin)?|processions?|procesi(?:on|ones)|(?:(?:handi)?craft|artisan|local|street) markets?|markets?|mercad(?:it)?os?|(?:handi)?crafts?|artesanias?|pottery|alfareria|museos?|churches|iglesias|traditions|tradiciones',
  ],
  ['coffee', 'coffee(?: farms?| tours?)?|cafe(?:cito|tal(?:es)?)?|fincas? de cafe'],
  [
    'food',
    'food|eat(?:ing)?|cuisine|restaurants?|street food|(?:comida|cocina)(?: (?:garifuna|tipica|hondurena|local))?|comer|gastronom\\p{L}+|baleadas?|sopa de caracol',
  ],
  [
    'nightlife',
    'nightlife|part(?:y|ying|ies)|bar(?:e?s)?|clubs?|vida nocturna|(?<!\\blas )fiestas?|discotecas?|antros?|rumba|bailar',
  ],
  [
    'rest',
    'rest(?:ing)?|relax(?:ing|ation)?|spas?|massages?|masajes?|unwind|descan[sz]\\p{L}+|relajar\\p{L}*|hammocks?|hamacas?',
  ],
  [
    'business',
    'business(?! class)(?: trip| meetings?)?|meetings?(?! (?:an? friend|him|her|them|people|locals|new|other|friends|up|my|our|the))|conference|for work|work trip|negocios|(?:reuniones|(?<=\\b(?:una?|la|mi|en|de|para|tengo|por) )reunion)(?! (?:familiar(?:es)?|de (?:la )?(?:familia|amigos)))|(?<!\\b(?:companer[oa]s|colegas|amig[oa]s) de )trabajo(?! (?:remoto|a distancia|en linea))|congreso|conferencia',
  ],
]

/** Events that take days of their own before the trip. */
export const EVENTS = `${INTEREST_WORDS.find(([interest]) => interest === 'business')?.[1] ?? ''}|weddings?|bodas?|graduacion|graduation|retreat|retiro|curso|course|training|capacitacion|workshop|taller|voluntariado|volunteering`

export const PACE_WORDS: Words<'relaxed' | 'normal' | 'busy'> = [
  [
    'relaxed',
    'not(?:hing)? (?:too |so |very )?(?:rushed|hurried|fast|quick|full|busy|packed|hectic|intense|strenuous|tiring|demanding)|nada (?:muy )?cansad[oa]|(?:(?:un )?ritmo )?(?:no |nada )(?:muy |tan )?(?:apresurad|apurad|acelerad|agitad|ajetread|saturad|rapid|llen|cargad|intens|pesad|exigent)[oae]s?|slow walkers?|(?:in )?no (?:hurry|(?:tenemos|tengo|hay|llevamos) (?:prisa|apuro))|sin apuro|(?:(?:walk(?:s|ing)?|mov(?:es?|ing)|go(?:es|ing)?) (?:very |quite |more |pretty )?)?(?:at )?(?:a |un )?(?:slow|relaxed|easy|gentle|calm|laid back|chill)(?:ly|er)?(?:[ -]paced?)?(?: trip)?|take it easy|no rush|(?:somewhere |something )?quiet|unhurried|(?:a )?(?:un )?ritmo (?:tranquilo|lento|suave)|(?:(?:un )?(?:ritmo|viaje|plan) )?relajad[oa]s?|sin prisas?|con calma|(?:(?:camin\\p{L}+|anda(?:r|n|mos)?|ir|va(?:n|mos)?) (?:muy |mas )?)?(?:despac(?:io|ito)|lentamente)|tranqui\\p{L}*|(?:bien |muy )?al suave|suavecito|(?:bien |super |muy |todo |plan |modo |viaje )relax(?!\\p{L})|relax (?:trip|pace|mode)',
  ],
  [
    'busy',
    '(?:at )?(?:a )?(?:busy|fast|packed|intense|full)(?:[ -]paced?| schedule| days)?|as much as (?:possible|we can|i can)|see everything|action packed|(?:un )?ritmo (?:intenso|rapido|activo)|lo mas posible|(?:ver|conocer) (?:de )?todo|todo lo (?:posible|que se pueda)|(?:aprovechar )?al maximo|intens\\p{L}+',
  ],
  ['normal', 'normal pace|ritmo normal|medium pace|moderate pace'],
]

/** The places share the nights evenly. */
export const EVENLY =
  '(?:(?:split(?:ting)?|divid(?:ed?|ing)|repartid[oa]s?|dividid[oa]s?) (?:it )?)?(?:half and half|half half|fifty(?: |-)fifty|50(?: ?[-/] ?|% y )50%?|evenly|equally|mitad y mitad|a la mitad|por igual|(?:a|en) partes iguales)(?: (?:between|entre))?|(?:the other )?half (?:(?:of )?(?:it|the (?:time|trip|days|nights|week)) )?(?:in|on|at)|(?:la )?(?:otra )?mitad (?:del (?:tiempo|viaje) )?en|(?:split(?:ting)?|divid(?:ed?|ing|id[oa]s?)|repartid[oa]s?|repartir)(?: (?:it|the (?:time|days|nights|week)|los dias|el tiempo))? (?:between|entre)'

/** Two negations: "can't live without coffee", "no puede faltar la playa", "why not Trujillo?" */
export const WANTED = [
  "(?:ca|could|wo)n'?t (?:do|live|be|go|survive|leave) without(?: (?:seeing|visiting))?|(?:can ?not|could not|will not) (?:do|live|be|go|survive|leave) without(?: (?:seeing|visiting))?",
  "(?:(?:do|does|wo|ca)n't|do not|not|never)(?: (?:want|to|let|us|me|you|ever))* (?:miss|skip|forget)(?: out)?(?: on)?",
  'no (?:(?:me|nos|te|se|quier[oe]|queremos|puedo|podemos|hay que) )*(?:perder(?:me|nos|se)?|pierd\\p{L}+|olvid\\p{L}+|saltar(?:me|nos|se))(?: de)?|(?:no|sin) dej\\p{L}+ (?:fuera|de)(?: (?:ver|visitar|conocer|ir a))?',
  'no (?:\\p{L}+ ){1,3}?sin(?: (?:ver|conocer|visitar|probar|ir a|pasar por|antes \\p{L}+))?',
  // "I can't imagine Honduras without Copán", "no trip is complete without the ruins"
  "(?:can(?:'t|not)|couldn't) imagine (?:\\p{L}+ ){1,5}?without|no (?:(?:me|nos|puedo|podemos) )*imagin\\p{L}+ (?:\\p{L}+ ){1,6}?sin",
  "(?:no|not|isn't|wouldn't|won't)(?: (?:be|is|a|an|the|it|to|honduras|trip|visit|vacation|holiday|viaje|vacaciones|real|really|same|complete|worth))+ without",
  'ningun viaje (?:\\p{L}+ ){1,5}?sin',
  // "Sin café no soy persona"
  "(?:(?:un )?viaje )?sin(?= (?:\\p{L}+ ){1,3}?no (?:soy|somos|es|hay(?! (?:problema|prisa))|vale|puedo|podemos|funciono|seria|sirvo|vivo) )|(?:(?:a )?trip )?without(?= (?:\\p{L}+ ){1,2}?(?:is|it's|i'm|we're|there's) (?:no|not) )",
  "not not|(?:do|does)(?:n't| not) (?:dislike|hate)|no (?:odi|detest)(?:o|an?|amos)|(?:not|(?:is|are)n't) (?:afraid|scared) of|no (?:les? )?(?:ten|tien)\\p{L}+ miedo al?|no (?:digo|decimos|dir\\p{L}+) que no al?",
  // "They told us to avoid La Ceiba but we want to go"
  `(?:told|warned|advised|says?|said|dic\\p{L}+|dij\\p{L}+|recom\\p{L}+|aconsej\\p{L}+)(?: (?!but |pero )\\p{L}+){0,4}? (?:avoid|skip|not(?: to)? (?:go|visit)|evit\\p{L}+|no (?:ir|vayamos|visitar))(?= [^.;]{3,30}? (?:but|pero) (?:(?:i|we) (?:\\p{L}+ )?(?:want|like|love)|(?:igual |nosotros |yo )?(?:si )?qu(?:ier|er)))`,
  '(?:no (?:(?:me|nos|les?) )?|(?:a )?nadie le )importa(?= \\p{L}+[aei]r(?!\\p{L}))',
  '(?:y )?(?:why|por que) not?(?= )',
  "(?:que )?no (?:(?:puede|debe)[ns]? faltar|(?:(?:nos|me) )?falten?)|(?:wouldn'?t|would not|can'?t|won'?t) say no to|(?:ca|could)n't get enough|(?:nobody|no one|(?:do|does|wo)n't|(?:do|does) not) minds?|never (?:stop(?:s|ped)?|get(?:s)? enough|too much)",
  // "Nothing but beach", "no quiero nada que no sea playa"
  '(?:nothing|nowhere|no place)(?: else)? (?:but|other than|except)|(?:no|nada|ningun[oa]?) (?:\\p{L}+ ){0,6}?que no sean?',
].join('|')

/** "Not sure about diving" is neither a wish nor a refusal. */
export const UNSURE =
  "(?:(?:(?:it's )?not|no es) (?:that|que)(?: (?:i|we|yo|nosotr[oa]s))? (?:hate|dislike|odi|detest)\\p{L}*|(?:me|nos) dan? igual|not (?:so )?sure|unsure|undecided|no (?:se|sabemos) si|no est(?:oy|amos) segur[oa]s?|can(?:'t|not) decide|no (?:me|nos) decid(?:o|imos)|indecis[oa]s?|torn)(?: (?:about|between|entre|visit|include|ir|al?|visitar|incluir|on|in|if|whether|we|i|want|to|the|do|go|de|sobre|si|queremos|quiero|hacer|el|la|los|las))*"

/** "We've never snorkeled" is no refusal; those who never dived need a course. */
export const NEVER_DID = 'never(?= (?!(?:scuba )?dived)(?:\\p{L}+ )?\\p{L}+ed(?!\\p{L}))'

/** Rules out one kind of bag, but says nothing about the other. */
export const NOT_CARRY_ON =
  '(?:no|not|without|sin) (?:just |only |a |solo )?(?:carry ?-?ons?|hand (?:luggage|baggage)|cabin bags?|(?:equipaje|maleta|mochila|valija) de (?:mano|cabina))'

/** "$100 a day", "4 hours per day": not the length of the trip. */
export const RATES =
  '(?:\\$ ?)?\\d+(?:[.,]\\d+)*(?: ?(?:usd|dollars|bucks|euros|dolares|lempiras|(?:hours?|hrs?|horas?)(?: (?:of |de |in )?(?:driving|bus|car|carro|viaje|travel|manejo))?))? (?:an?|per|al?|por(?! la noche)|cada) (?:la )?(?:day|night|week|person|dia|noche|semana|persona)'

/** "At 9 pm" is not part of a date. */
export const CLOCK =
  '(?:(?:early|late) (?:in the )?|in the (?:(?:early|late) )?)(?:morning|afternoon|evening)(?! of)|(?:at |a las? )?\\d{1,2}(?:[:.]\\d\\d)? ?[ap]m|a las? \\d{1,2}(?::\\d\\d)?(?! \\p{L})|(?:(?:on|in) )?the (?:(?:early|late) )?(?:morning|afternoon|evening|night) of(?= (?:the )?(?:\\p{L}+ )?\\d)|(?:(?:en|por|a) )?la (?:manana|tarde|noche) del?(?= \\d+(?! al? ))|(?<=\\d(?: de \\p{L}+)? )(?:(?:en|por|a) la (?:manana|tarde|noche)|at night|(?:muy |bien )?temprano)'

const MONTHS_OF_IT = `(?:\\d{1,2}|${anyOf(NUMBERS)})(?: |-)(?:weeks?|months?|mes|meses|semanas?)`

/** A pregnancy with its months, which are neither the length of a trip nor the age of a baby. */
const PREGNANCY = `(?:(?:tiene|tengo|con) )?${MONTHS_OF_IT} (?:pregnant|(?:de )?(?:embaraz\\p{L}+|gestacion))|(?:pregnan\\p{L}+|(?:\\p{L}+ mes de )?embaraz\\p{L}+)(?:,? (?:\\((?:at |de )?${MONTHS_OF_IT}\\)|(?:at|with|of|de|con) ${MONTHS_OF_IT}))?|(?:expecting|esperando|esperamos) (?:\\p{L}+ ){1,2}(?:baby|child|twins|bebe|hij[oa])|baby on the way`

const WITH = '(?:in|with|using|uses?|en|usan?|uso|con) (?:an? |una? |h(?:is|er) |su )?'

/** Limited mobility: plans know no accessible places, but can be slow and without hikes. */
export const MOBILITY = [
  `(?:${WITH})?(?:wheel ?-?chairs?|sillas? de ruedas)(?:(?: |-)(?:users?|access(?:ible|ibility)?|friendly|bound))*`,
  `${WITH}(?:canes?|crutch(?:es)?|zimmer frames?|muletas?|baston(?:es)?|andader[oa]s?)`,
  '(?:an? |una? )?bad (?:knees?|hips?|back)|(?:knee|hip|back) (?:problems?|issues|pain|surgery|replacement)|(?:(?:mal|problemas?|dolor) (?:de|en) (?:la |las )?)(?:rodillas?|cadera|espalda)|rodillas? malas?|(?:knees?|hips?|back) (?:is|are) (?:bad|shot|weak|not (?:good|great))',
  'acces+ib\\p{L}+(?: (?:places|hotels?|rooms?|trip))?|mobility (?:issues|problems)|(?:reduced|limited) mobility|(?:problemas de )?movilidad(?: reducida)?|disab\\p{L}+|discapaci\\p{L}+',
].join('|')

/** Little of it: for the plan, none. */
export const LITTLE_WALKING =
  "(?:(?:can'?t|cannot|don'?t|not) walk (?:too |very )?(?:much|far)|(?:not (?:too )?much|(?<!\\ba )(?:very )?little|minimal|limited) (?:walking|hiking)|(?<!\\bun )(?:muy )?poc[oa]s? (?:caminar|caminatas?)|camin(?:ar|atas?) (?:muy )?poc[oa]s?(?! a )|no (?:haya|hay|tenga(?:mos)?|toque) (?:que )?caminar(?: (?:tanto|mucho))?)"

/** Needs that a plan does not take into account. */
export const NOT_CONSIDERED = [
  // Access and health
  MOBILITY,
  PREGNANCY,
  `no (?:(?:se|sabe[ns]?|sabemos|puede[ns]?) nadar|nad(?:o|a[ns]?|amos)${CLAUSE_ENDS})|(?:can'?t|cannot|do(?:es)?n'?t|do(?:es)? not) (?:know how to )?swim|non-?swimmers?`,
  // Things for babies
  'strollers?|(?:baby|toddler) (?:stuff|seat|carrier|formula|food|bottles?|monitor)|(?:coche(?:cito)?|silla|carriola|asiento|cuna|comida|leche) (?:de|del|para) (?:el |la )?beb[ea]|cochecito|carriola',
  // Diets
  "(?:(?:i am |i'm |we are |we're |soy |somos )?(?:a )?|(?:comida|opciones|restaurantes?|dieta) )(?:vegetarian[oa]?s?|vegan[oa]?s?|(?:gluten|lactose|dairy|nut)(?: |-)?free|sin (?:gluten|lactosa)|celiac[oa]?s?|kosher|halal)(?: (?:food|restaurants?|options?|meals?|diet))?",
  "(?:(?:(?:do|does|ca)n'?t|do not|cannot) eat|no (?:como|comemos|comen?|puedo comer)) (?:much )?\\p{L}+",
  '(?:nut|peanut|seafood|shellfish|fish|food) allerg\\p{L}+|allergic to \\p{L}+|alergi\\p{L}+(?: al?(?: l[oa]s?)? \\p{L}+)?',
  // Money
  '(?:(?:on|with|con) )?(?:a |an |un |our |my |mi |nuestro )?(?:(?:tight|low|small|limited|modest|shoestring|total|high|big|generous|medium) )?(?:budgets?|presupuestos?)(?: (?:is|of|around|about|under|de|es|unos|max|maximo|bajo|limitado|ajustado|reducido|alto|amplio|medi(?:an)?o|total))*(?: ?(?:us|usd|l|lps?|hnl|q)?\\.? ?[$€]? ?\\d+(?:[.,]\\d+)*k?(?: mil)?(?: ?(?:usd|us|dollars|dolares|bucks|euros|lempiras|lps?|€))?)?(?: (?:total|per person|each|por persona))?(?:,? \\(?(?:sin(?: contar)?|no incluye|aparte de|without|(?:not (?:including|counting)|excluding|excl|plus|mas|before))\\.? (?:the |l[oa]s |el )?(?:vuel|flight|airfare|pasaje|boleto|avion)\\p{L}*\\)?)?',
  'on a shoestring',
  '(?:(?:under|about|around|up to|con|unos|menos de) )?(?:(?:us ?)?\\$|usd) ?\\d+(?:[.,]\\d+)*k?(?: ?(?:usd|us))?(?: (?:total|budget|per person|each|por persona))?|\\d+(?:[.,]\\d+)* ?(?:usd|dollars|dolares|bucks|euros|lempiras|lps)(?: (?:total|budget|per person|each|por persona))?',
  '(?:sin|no) gastar (?:mucho|tanto|demasiado)|gastando poco|without spending (?:much|a lot)|cheap\\p{L}*(?: hostels?| hotels?)?|affordable|inexpensive|barat[oa]s?|economic[oa]s?|luxur\\p{L}+(?: hotels?| resorts?)?|de lujo|lujos[oa]s?|all(?: |-)inclusive|todo incluido',
  // Transport
  '(?:(?:with|in|con|en) )?(?:an? |un )?(?:(?:rental|rented|hire) car|(?:carro|auto|vehiculo) (?:rentado|alquilado|de (?:renta|alquiler)))|(?:rent(?:ing)?|hir(?:e|ing)) (?:a )?car|(?:rent|alquil)(?:ar|amos|o|ando|aremos) (?:un )?(?:carro|auto|vehiculo)',
  // Lodging and pets
  '(?:(?:hotels?|hostels?|resorts?|airbnbs?|hosteles|hostales|cabanas?)(?: (?:with|con) (?:a |una )?(?:pool|piscina|alberca))?)',
  '(?:with |con )?(?:our |my |a |mi |nuestr[oa] |un |una )?(?:dogs?|pets?|perr[oa]s?|mascotas?)(?: friendly)?',
].join('|')

const CHECKED_BAG =
  'checked (?:bags?|luggage|baggage|suitcases?)|(?:equipaje|maletas?|valijas?) (?:(?:registrad|documentad|facturad)[oa]s?|de bodega)'

const NO_CHECKED_BAG = `(?:no|not|without|sin|never|nada de|(?:wo|do|does)n'?t)(?: (?:any|an?|be|will|to|going|need|for|of|necesidad|de|want|have|bring(?:ing)?|tak(?:e|ing)|voy|vamos|llev(?:o|amos|ar|are|aremos)|quiero|queremos|con|checking|documentar|facturar))* (?:${CHECKED_BAG}|(?:documentar|facturar)(?: (?:las? )?(?:maletas?|equipaje))?|check(?:ing)?(?: in)? (?:an? |any |my |our )?(?:bags?|suitcases?|luggage|baggage))`

export const BAG_WORDS: Words<'carry-on' | 'checked'> = [
  [
    'carry-on',
    `(?:just |only |with )?(?:a |one )?(?:carry ?-?ons?|hand (?:luggage|baggage)|cabin bags?)(?: only)?|(?:solo |solamente |con |\\d )?(?:equipaje|maletas?|mochilas?|valijas?) de (?:mano|cabina)|(?:solo|solamente|just|only)(?: con| with| (?:llev|tra)\\p{L}+| (?:carry|bring|tak)(?:e|ing)?)?(?: una?| la| a| my| our)? (?:mochilas?|backpacks?)|backpacks? only|(?:pur[oa]s? )mochilas?|mochilas? (?:nada mas|no ?mas)|(?:sin|no|without|with no)(?: (?:llevar|traer|an?|any|las?|una?))? (?:(?:big|large) (?:bags?|luggage|suitcases?)|(?:equipaje|maletas?|valijas?) grandes?)|sin (?:facturar|documentar)|${NO_CHECKED_BAG}`,
  ],
  [
    'checked',
    `(?:with |con |llev(?:o|amos) )?(?:an? |una |(?:${SEVERAL}) )?(?:${CHECKED_BAG}|(?:big|large) (?:bags?|luggage|suitcases?)|(?:equipaje|maletas?|valijas?) grandes?)|check(?:ing)? (?:a |our |my )?(?:bags?|suitcases?|luggage)|(?:voy a |vamos a )?(?:facturar|documentar)(?: (?:(?:una|${SEVERAL}) )?(?:maletas?|equipaje))?`,
  ],
]

const ORIGIN_PLACES: Words<Origin> = [
  [
    'US',
    'the us|the usa|usa|the states|the united states|united states|estados unidos|eeuu|ee uu|miami|houston|texas|new york|nueva york|los angeles|florida|california|chicago|atlanta|new orleans|boston|denver|seattle|nyc?|new jersey|nj|virginia|maryland|washington(?: dc)?|(?:north |south )?carolina|louisiana|dallas|austin|san francisco|atl|lax',
  ],
  ['CA', 'canada|toronto|montreal|vancouver|calgary'],
  ['MX', 'mexico|cdmx|monterrey|guadalajara|cancun'],
  ...BORDERS,
  ['CR', 'costa rica|san jose'],
  ['PA', 'panama'],
  ['BZ', 'belize|belice'],
  ['ES', 'spain|espana|madrid|barcelona|sevilla|valencia'],
  ['GB', 'the uk|uk|england|britain|great britain|scotland|london|reino unido|inglaterra|londres'],
  [
    'EU',
    'germany|france|italy|the netherlands|portugal|berlin|paris|rome|amsterdam|alemania|francia|italia|paises bajos|holanda|europe|europa|sweden|suecia|austria|vienna|viena',
  ],
  ['HN', 'honduras'],
]

/** Home cities by the gateway where a trip from them begins; from anywhere else it is San Pedro Sula. */
export const HOMES: Words<Gateway> = [
  ['XPL', 'tegucigalpa|tegu[sz]|comayagua|choluteca|danli|juticalpa|siguatepeque|olancho'],
  ['LCE', 'la ceiba'],
  ['RTB', 'roatan|coxen hole|french harbou?r|utila|guanaja|islas de la bahia|(?:the )?bay islands'],
]

/** Towns where almost only residents begin a trip. */
const HOME_CITIES = `${HOMES.flatMap(([home, pattern]) => (home === 'RTB' ? [] : pattern)).join('|')}|san pedro(?: sula)?|sps|el progreso|puerto cortes|yoro|lempira|intibuca`

const LIVING = '(?:vivo|vivimos|resido|i live|we live|living)(?: aca| aqui)? (?:en|in)'

/** Why travelers refuse something. */
export const REASONS =
  '(?:(?:que|porque|pues|because|since|as) )?(?:(?:me|se|nos) mare(?:[oa]n?|amos)|(?:(?:i|we|he|she|they) )?(?:gets?|getting) (?:very |really |so )?(?:(?:sea|car|motion)[ -]?)sick|hates? (?:it|them))'

/** Includes home towns that are also destinations. */
const HOME_TOWNS = `${HOME_CITIES}|${anyOf(HOMES)}|(?:santa|sta) rosa(?: de copan)?|copan(?: ruinas)?|gracias|trujillo|tela|tocoa|olanchito|catacamas|la esperanza|marcala|choloma|villanueva|la lima|nacaome|san lorenzo|amapala|ocotepeque`

/** A school or church as a group's home, not as a sight. */
const SCHOOL =
  '(?<=(?:somos|grupo|group|clase|class|alumn[oa]s|estudiantes|students|jovenes|youth|profes)(?: (?:de )?\\d+)?(?: \\p{L}+){0,2} )(?:del?|de (?:la|un|una)|of (?:a|the|our)|from (?:a|the|our)) (?:colegio|escuela|instituto|iglesia|universidad|school|church)(?: \\p{L}+){0,2}? (?:de|en|in|from)'

/** Travelers who live in Honduras set out by land; those who are only from there may live abroad. */
export const LIVING_HERE = `(?:${LIVING}|${SCHOOL}) (?:honduras|${HOME_TOWNS})`

const HOME = `(?:${LIVING}|${SCHOOL}|(?:soy|somos|familia|pareja|grupo) de|(?<=(?:familia|grupo) de \\w+ )de|(?:naci(?:mos)?|nacid[oa]s?) en|born(?: and raised)? in|(?:i'm|i am|we're|we are|family|couple|group) from) (?:honduras|${HOME_TOWNS})`

const HONDURANS = 'hondur(?:an|en[oa])s?|catrach[oa]s?'

/** Says that travelers are from Honduras, even if they live abroad. */
export const FROM_HONDURAS = `${HOME}|${HONDURANS}`

/** Not before a language: "estudiar español". */
const NO_LANGUAGE =
  '(?<!\\b(?:(?:estudi|aprend|habl|practi|learn|study|speak|in|en)\\p{L}*|(?:clases?|cursos?|escuelas?) de) )'

const DEMONYMS: Words<Origin> = [
  ['US', 'americans|estadounidenses|gringos'],
  ['CA', 'canadi(?:an|ense)s?'],
  ['MX', 'mexican[oa]?s?'],
  ['GT', 'guatemal(?:an|tec[oa])s?|chapin(?:es)?'],
  ['SV', 'salvador(?:an|en[oa])s?'],
  ['CR', 'costa ricans?|costarricenses?|ticos?'],
  ['ES', 'spaniards?|espanol(?:a|es|as)|(?<=\\b(?:soy|un|novio|esposo|amigo) )espanol'],
  ['GB', 'british|brits|britanic[oa]s?|ingles(?:a|es)?'],
  [
    'EU',
    'germans?|french(?! harbou?r)|dutch|aleman(?:a|es)?|frances(?:a|es)?|italian[oa]?s?|holandes(?:a|es)?',
  ],
]

const QUIET_TOWNS =
  'choluteca|danli|juticalpa|siguatepeque|olancho|el progreso|puerto cortes|yoro|choloma|villanueva|tocoa|olanchito|catacamas|nacaome'

/** Plans go by bus. */
export const IN_A_CAR =
  '(?:en (?:(?:nuestro|mi) )?(?:propio )?(?:carro|auto|moto)(?: propi[oa])?|(?:carro|auto) propio|by car|driving|manejando|in (?:our|my)(?: own)? (?:car|truck))'

/** Means that travelers come by land, if home is in Honduras. */
export const ON_THE_ROAD =
  '(?:por tierra|overland|by land|road ?-?trip|en (?:(?:nuestro|mi) )?(?:propio )?(?:carro|auto)(?: propio)?|(?:carro|auto) propio|en (?:bus|moto)|by (?:bus(?! from )|car)|driving|manejando|in (?:our|my)(?: own)? car)'

/** The home city that travelers by land set out from. */
export const FROM_HOME = `(?:desde|from|(?:salgo|salimos|salir|saliendo|vengo|venimos) de) (?:${HOME_CITIES})`

/** The same for travelers who only say who is coming. */
export const PEOPLE_FROM_HOME = `(?<=(?:adult[oa]?s?|personas|people|amig[oa]s|friends|ninos|kids|family|familia|pareja|couple) )(?:desde|from) (?:${HOME_CITIES})`

/** From a town that is almost certainly home: "de Danlí a Guanaja". Comayagua may also be a stop. */
export const FROM_TOWN = `${FROM_HUB} (?:${QUIET_TOWNS}|(?<!comayagua.*)comayagua(?!.*comayagua))${CLAUSE_ENDS}|${SETTING_OUT} (?:${QUIET_TOWNS})${SETTING_OUT_FOR}|^de (?:${HOME_CITIES})(?=,)`

/** Phrases with the name of a home city. */
export const AT_HOME = `${HOME}|${FROM_TOWN}|${FROM_HOME}|${PEOPLE_FROM_HOME}|${LEAVING_HOME} (?:${HOME_CITIES})`

const FROM =
  '(?:(?:we |i )?(?:are |am |come |coming |travel(?:ing)? |fl(?:y(?:ing)?|ies) |live |living )?(?:from|in)|(?:fly(?:ing)?|leav(?:e|ing)|depart(?:ing)?) out of|(?:somos|soy|venimos|vengo|viajamos|viajo|volamos|vivimos|vivo|salimos)? ?(?:desde|de|en)(?: el| la| los)?)'

/** Not the neighbors: a flight from there may be only one leg of the trip. */
const OVERSEAS = anyOf(
  ORIGIN_PLACES.filter(([one]) => one !== 'HN' && !BORDERS.some(([origin]) => origin === one)),
)

/** Before the airport of a flight from abroad: "fly Houston - Roatán". */
export const FLYING_TO = `(?<=(?:${FLYING})(?: (?:from|desde|de|out of))? (?:${OVERSEAS}) ?)(?:-|–|to|into|al?|hasta)|(?<=(?:${OVERSEAS}) ?)(?:-|–|to|al?)(?= [^,.;]+ direct)|(?<=(?:${FLYING}|${OVERSEAS}) )direct[oa]? (?:to|al?)`

/** Says that travelers live somewhere, known or not. */
export const LIVING_ABROAD = `(?:${LIVING}|(?:que )?viven? en|(?:but|and|now) live in|radicad[oa]s? en|residentes? (?:en|in)|based in)`

const ABROAD = ORIGIN_PLACES.filter(([origin]) => origin !== 'HN')

const after = (words: string, places: Words<Origin>) =>
  places.map(([origin, pattern]) => [origin, `${words}(?:${pattern})`] as const)

/** Where travelers come from: "from Texas", "somos de España", "Canadians"; for Hondurans abroad, where they live. */
export const ORIGIN_WORDS: Words<Origin> = [
  ...after(`${LIVING_ABROAD} `, ABROAD),
  ['HN', HOME],
  ...after(`${NO_LANGUAGE}(?:we are |we're |somos |soy )?`, DEMONYMS),
  ...after(`${FROM} `, ABROAD),
  ['HN', HONDURANS],
]

/** Read before anything else: "gracias" is also a town, "the rest" is not about resting, and "now" is not a date. */
export const COURTESIES =
  "(?:buenos dias|buenas (?:tardes|noches)|good (?:morning|afternoon|evening))(?! (?:in|en|a)(?![a-z]))|(?:muchas|muchisimas|mil) gracias|(?<=[.!?]\\s*)gracias(?=[.! ]*$)|(?<=¡)gracias|(?<=[,;.] ?)gracias(?=!)|gracias (?:desde ya|y saludos|(?:por|x) (?:todo|(?:(?:la|su|tu) )?(?:ayuda|atencion|tiempo)))|(?<=\\bno,? )gracias(?= ?(?:[.,;!]|$))|gracias de antemano|gracias a dios|(?:girls?|boys?|guys)'?(?= trip)|the rest|rest(?= of )|(?:el )?resto|(?<=\\()rest(?=\\))|(?<=[,;:.] )rest(?= (?:in|at|on|as|where|wherever)(?![a-z]))|(?<!\\bfrom )now|ahora"

/** Before the place where the remaining nights are spent: not a request to rest. */
export const THE_REST = '(?<=(?:[,;:.]|and|then|y|luego) )rest'

/** What stays as it is: "no queremos cambiar nada de" and "don't remove" before a place that is no refusal. */
export const UNCHANGED = [
  "(?:no (?:(?:queremos|quiero|hay que) )?|(?:do(?:es)?n't|do not) (?:want to )?)(?:cambi(?:ar|en?|es)|mov(?:er|amos)|muevas|toc(?:ar|amos)|change|move) (?:nada|anything)(?: (?:de|en|in|about|on))?",
  "(?:(?:do(?:es)?n't|do not) (?:want to )?(?:remove|drop|delete|cut|touch|lose|take out)|no (?:(?:queremos|quiero|hay que) )?(?:quit|elimin|sac|saqu|toc|toqu|borr)(?:ar|es?|en|emos))(?: a)?(?: \\p{L}+ (?:or|nor|ni))?",
].join('|')

/** Words that say nothing about a trip, with or without an added "s" or "ing". */
export const STOP_WORDS = new Set(
  `about acort bump dale dejanos down echale estirar increase keep knock metele never reduce restale stick subile tack trim hagamoslo mantener recorta solamente unicamente entire entero pon ponle put whole actually add adult after again anymore another instead longer shorter less fewer move aprender ok okay agreg airport al algo algun all alli along already also am ambos amig apartir an anad and anitos ano
  antes any aqui are around arriv as asi at aun aunque back backpacker backpacking bajalo bajamos be because begin been before better bien bit both bring
  budget buen busc but by cada cambi can casi cayo cerca child children com con conocer copa cosa could country cual
  cualquier cuando cuanto cut da day days' de del demas depart desde despues dia direct do does donde dont drink durante during each ech el ell
  decided dejal dejalo empezando empieza en encant end finish termin acab enough entr entre era es esa ese eso especially est estoy every explor extend extra extran
  famili family favor favorcito few fin first fly focus for friend from fue gente get give go good gracia gran grande great
  group grupo gust gustaria ha hac hacia hazlo had han hasta hav hay he hello help her hey hi hij him hola
  holiday hombres home honduras how i'd i'll i'm i've ida if igual im in includ interes interest interested into ir irme irnos is isla island it it's itinerari itinerary jubilad juntos
  just kid kiero know la lado last le least leav let's libre lie like little lleg llev lo lodge looking lot love low luego
  lugar mainly make mas max maximo maybe me mejor men mi mientras min minimo mism miss mochiler month more most mostly much muevel muevelo mujeres
  muy my nada necesit need neither next ni nice night nin ninguno no noche nosotros not nuestr observar of off on one only or
  other otr our out over pais para part pasar passenger paseo people pero person plan planear planning please plis pliss pls plus plz poco
  pens pasalo pod por porfa porfis porque prefer prefier primer pued pueda pues pura puro que qued quedarnos queremos quiero quisier rather really recomiend recommend
  recorrer regres retired return reunion rico ritmo road route ruta sab sal salgo salida salie saliendo same se sea see semana ser she short si sin small
  so sobre sobretodo solo som some someone son soy spend start stay still su such taking tambien tan te ten
  tengo than thank thanks thx that the them there these they thing think this those through tiempo tien time to tod together tom tra traemos traigo
  too until tops total travel trip tu un una unico uno us used usted util va vacaciones vacation vamos van ver verlo very vez
  viaj vien visit vivir volamos volv voy vuelo vuelta vuelvo wanna want was way we we'd we'll we're we've week weekend well
  were what when where which while who will wish with without woman women would ya xfa yes year yo you your`.split(
    /\s+/,
  ),
)

/** Between the first day and the last. */
export const TO = 'to|until|till|thr(?:u|ough)|hasta|al?|-|–'

/** The way back. */
export const BACK =
  '(?:back|home|return(?:ing)?|leav(?:e|ing)|depart(?:ing)?|fly(?:ing)? (?:out|home|back)|v[ou]e?l[tv]\\w*|regres\\w*|me voy|nos vamos|sal(?:go|imos))'
