import type { SubjectPhrases } from '../foreign-subjects.ts';

/** What scams say in Spanish; `*` ends a word in any way. */
export const SPANISH_PHRASES: SubjectPhrases = {
  ask: [
    'prestame|prestas|prestarme|me_prestas',
    'puedes|podrias|puede|podria|pudieras|quisieras|quieres|ayudame|ayudarme|ayudas|ayudes|ayudar|ayuda|necesito|necesitamos|porfa',
    'por favor',
    'me ayud*|prest*|haces|mandas|envias|depositas|pagas',
    'mandame|enviame|depositame|transfiereme|prestame|pagame|giram*',
    'si .. ayud*|pagas|mandas|envias|pones',
  ],
  cash: ['dinero|plata|#amount|euros|dolares|pesos|soles|efectivo|prestamo|lana|adelanto'],
  lend: [
    'prest*|transfer*|transfier*|deposit*|girar*|giro|western|moneygram|bizum|zelle|adelant*',
    'mand*|envi* .. dinero|plata|#amount|#number|algo',
  ],
  plight: [
    'hospital|clinica|operacion|cirugia|operar*|robaron|robado|asaltaron|atrapad*|varad*|detenid*|accidente|medicinas|desalojo|embajada|comer',
    'no puedo ... pagar|salir|volver',
    'perdi ... cartera|documentos|pasaporte|tarjeta',
    'cuenta|tarjeta .. bloquead*|congelad*',
    'billete|pasaje|vuelo|boleto|visa|visado',
    'plataforma|mision',
  ],
  gift_card: [
    'tarjeta* ... steam|itunes|apple|google|amazon|razer|play|codigo*',
    'tarjeta* .. regalo ... compra*|manda*|envia*|codigo*',
    'compra*|consig* ... tarjeta* .. regalo|prepago|steam|itunes|amazon|google',
    'codigo* .. tarjeta*|reverso',
  ],
  investment: [
    'inviert*|invertir|inviertas|inversion|inversiones ... conmigo|nosotros|ganancia*|garantiz*|segur*|cripto*|bitcoin|plataforma|enseno|ensenar*|doblar|duplicar*|ahorros',
    'conmigo|si ... invert*|inviert*',
    'gan* ... cripto*|bitcoin|trading|bolsa|forex|inversion*',
    'ensen*|muestr*|explic* ... cripto*|bitcoin|trading|bolsa|forex|inver*|ganar',
    'cripto*|bitcoin|trading|bolsa|forex ... senales|ensen*|duplic*|ganancia*|gan*|segur*|invert*|inviert*',
    'duplicar|multiplicar|doblar* .. dinero|ahorros|inversion|capital',
  ],
  private_details: [
    'necesitamos|requerimos|indique|facilite* ... numero_de_su_tarjeta|numero_de_tarjeta|pin|clave|contrasena|cuenta|dni|iban',
    'datos de tu|su|la tarjeta|cuenta|banco',
    'contrasena|clave|pin|cvv|datos_bancarios|numero_de_cuenta|numero_de_tarjeta|numero_de_tu_tarjeta|dni|pasaporte|cedula|documento|identidad ... envi*|mand*|confirm*|pas*|foto',
    'envi*|mand*|confirm*|dame|dime|pas*|verifi*|foto|introduzca|ingres*|necesito|cual_es|actualic* ... contrasena|clave|pin|cvv|datos|numero_de_cuenta|numero_de_tarjeta|numero_de_tu_tarjeta|dni|pasaporte|cedula|iban',
    'anydesk|teamviewer|acceso_remoto',
  ],
  code: ['codigo*|sms'],
  relay: ['pas*|reenvi*|envi*|mand*|dime|dict*|dar*|dame|lee*'],
  secrecy: [
    'no .. hables|hable .. nadie',
    'nadie .. saber|saberlo|enterarse',
    'no .. cuent*|dig*|coment*|habl* .. nadie|familia|hij*|banco|tu|tus|esto|nuestro',
    'nuestro secreto',
    'entre nosotros',
    'guarda* .. secreto',
    'que nadie .. sepa|entere',
  ],
  urgency: [
    'de_inmediato|inmediatamente|urgente*|ya_mismo|ahora_mismo ... cuenta|pag*|envi*|bloque*|cancel*|link|enlace|deposit*',
    'ultima oportunidad',
    'solo por hoy',
    'tiene que ser hoy|ahora',
    'antes de .. horas',
  ],
  elsewhere: [
    'cual es tu|su numero|correo|telefono|whatsapp|movil|celular',
    'hablemos|hablame|hablarme|hablar|escribeme|escribame|escribir*|escriba|agreg*|contact*|segui*|sigamos|pasemos|pasar|pasarnos|vamos|charlemos|charlar|chatear|chateemos|anad*|comunic*|llamame|llamar* ... whatsapp|telegram|signal|viber|hangouts|skype|messenger|instagram|snapchat|gmail|correo|otro_lado|otra_aplicacion',
    'whatsapp|wasap|telegram|hangouts|signal|viber|skype .. escribeme|escribir*|hablemos|hablame|agreg*|mejor|segui*',
    'tienes|usas ... whatsapp|telegram|signal|hangouts|skype|viber|wasap',
    'dame|pasame|mandame|cual_es|me_das|me_pasas .. tu|su .. numero|telefono|whatsapp|correo|celular|movil',
    'mi|este .. numero nuevo',
    'mi nuevo numero',
    'tu numero de telefono',
  ],
  lure: [
    'haz|haga|pulsa|pulse|entra|entre|abre|abra|visita|visite ... enlace|link|pagina|clic|aqui',
    'en este|el|siguiente enlace|link',
    '#link ... entra|regist*|confirm*|verif*',
    'este enlace|link',
  ],
  toll: ['tasa*|aduana*|impuesto*|gastos|tarifa|comision*|fianza|tramite*|cargo|recarg*|envio'],
  pay: ['pag*|abon*|transfer*|transfier*|deposit*|adelant*|cubr*|recarg*|cuesta'],
  windfall: [
    'gano|ganado|ganador*|premio|loteria|herencia|heredar|herede*|million*|millones|fortuna|donar*|oro|maleta|sorteo|fondos',
  ],
  claim: [
    'datos|cobrar|reclam*|recib*|retir*|mitad|porcentaje|abogado|notario|donarle|envieme|contact*|cuenta|libera*',
  ],
  parcel: ['paquete*|envio|aduana*|encomienda|pedido'],
  work: [
    'trabajo|trabaja|trabajar|empleo|vacante*|teletrabajo|desde_casa|comision*|tareas|me_gusta|oferta_laboral|contratando',
  ],
  gain: [
    '#amount .. dia*|diario*|semana*|hora|mes',
    'sin experiencia',
    'comision*',
    'dinero facil',
    'gan*',
  ],
  mule: [
    'tu|su cuenta ... transfer*|recib*|deposit*|envi*|reenvi*',
    'recib* ... tu|su cuenta',
    'transfer*|deposit*|recib* ... en tu|su cuenta',
  ],
  help: [
    'puedes|podrias|puede|podria|pudieras .. ayudar*|ayudarnos',
    'ayudame|ayudenos|ayudanos|ayudarme',
    'si me|nos ayudas|ayudaras|ayuda',
    'tu|su ayuda',
  ],
  fare: [
    'billete|pasaje|vuelo|boleto|visa|visado|viaje|factura|alquiler|hotel|abogado|fianza|medicinas|medicina',
  ],
  device: ['sms|movil|telefono|celular|mensaje|whatsapp', 'lleg*'],
  blocked: [
    'cuenta|tarjeta|perfil|acceso ... bloque*|limitad*|suspend*|cancel*|restring*|hacke*|desactiv*',
  ],
  confirm: ['confirm*|verifi*|actualic*|introduzca|ingres*|haga_clic|pulse'],
};
