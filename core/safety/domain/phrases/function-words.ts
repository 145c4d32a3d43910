/** The small words that tell languages of Latin letters apart, without accents; those of several count for each. */
export const FUNCTION_WORDS = {
  english:
    'the and you i to of is my it for that we are have with your be not this but at they she will can if im ive dont from our would could please been there what when how who just here by as or had has her his',
  german:
    'ich und der die das ist nicht du mir dir mich dich ein eine einen zu mit auf fur habe hast wir bitte sie den dem von im noch auch es wie kann kannst bei nach ihr ihre mein meine dein deine deiner ihren zum zur aber wird hier schick sag gib nur sind oder wenn schon jetzt uns haben sich heute gerade brauche',
  spanish:
    'que el la los las de un una me te mi tu no y en por para con es se lo al del su como pero si muy estoy tengo puedes aqui ya mis tus soy este esta le nos cuando donde porque hoy gracias quiero puede puedo ahora hasta cuenta dinero trabajar buscamos personas escribeme desde necesito somos',
  french:
    'je tu le la les des un une et est pas que de mon ma ta ton vous nous pour avec dans ce qui sur au du en il elle ai me te votre moi toi mes suis cest j l d qu n c ici peux mais plus nos avez fait tout leur aux cette sans etre besoin veux y',
  italian:
    'che il di un una non per con mi ti sono e ho hai la le della nel anche come questo devo mia mio ha',
  portuguese:
    'que o os um uma nao para com me te eu voce meu minha na no do da em isso mas por e ao tenho muito de se',
  dutch: 'ik je het een de van niet en met op dat voor mijn nog hier heb is maar moet naar',
  polish: 'nie to sie na w z jest mi do jak ale mam i dzien co o za muszę mnie',
  turkish: 'bir bu ve ben sen icin var mi cok bana burada da de ne yine',
  scandinavian: 'jag ar och det att inte en pa som har du till jeg er og ikke av mig mitt her han',
  romanian: 'si nu este pe cu mai sa la ai am din un noi',
  czech: 'je se na to ze a jsem jak ale si ja mam jsi nas',
  indonesian: 'saya yang di dan aku kamu ini mau tidak ada lagi ke',
} as const;
