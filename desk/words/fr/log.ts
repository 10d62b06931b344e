export const LOG_FR = {
  'log.published': 'a publié {about}',
  'log.sold': 'a marqué comme vendu : {about}',
  'log.available': 'a marqué comme disponible : {about}',
  'log.moved': 'a déplacé {about}',
  'log.withdrawn': 'a retiré du site {about}',
  'log.taken-back': 'a repris ce qui avait été fait pour {about}',
  'log.deleted': 'a supprimé {about}',
  'log.scheduled': 'a fixé une heure pour {about}',
  'log.unscheduled': 'a renoncé à l’heure fixée pour {about}',
  'log.schedule-failed': 'avait fixé une heure pour {about}, mais quelque chose l’a empêché',
};
