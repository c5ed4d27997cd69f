/** Words of passwords that are tried first, in both languages: names, places, seasons, affection, soccer. */
export const COMMON_WORDS = `
  password passwd pass contrasena contra clave secret secreto admin usuario user login test prueba temporal
  changeme cambiame letmein welcome bienvenido bienvenida hello hola abc
  love iloveyou teamo amor miamor mivida corazon princesa princess angel bebe baby reina estrella
  dios jesus cristo jehova family familia hijo mama papa
  honduras catracho catracha hondureno tegucigalpa sanpedrosula sanpedro ceiba roatan utila copan tela comayagua choluteca
  guatemala nicaragua salvador mexico america rumbo
  verano invierno primavera otono summer winter spring autumn
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre january february march april june
  july august september october november december lunes martes viernes domingo monday friday sunday
  futbol football soccer baseball barcelona madrid olimpia motagua dragon monkey mariposa perro gato tigre shadow master
  sunshine superman batman pokemon chocolate music musica playa
  maria jose juan carlos luis miguel ana david daniel jorge pedro manuel antonio francisco fernando alejandro alejandra andrea
  carmen rosa sofia isabel gabriela michael jennifer jessica ashley charlie thomas robert`
  .trim()
  .split(/\s+/)
