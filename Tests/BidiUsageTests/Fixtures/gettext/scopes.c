/* One name in several functions: a value is that of the nearest function that has the name. */

/*= C scope local %s -> own(C scope inbox) */
static void inbox (void)
{
  const char *name = _("C scope inbox");
  printf (_("C scope local %s"), name);
}

/*= C scope parameter %s -> named(name) */
static void
deleted (GtkLabel   *label,
         const char *name)
{
  printf (_("C scope parameter %s"), name);
}

/*= C scope branches %s -> own(C scope inbox)|own(C scope outbox) */
static void branches (gboolean is_inbox)
{
  const char *name;
  if (is_inbox)
    name = _("C scope inbox");
  else
    name = _("C scope outbox");
  printf (_("C scope branches %s"), name);
}

/*= C scope again %s -> own(C scope inbox)|named(title) */
static void again (void)
{
  const char *name = _("C scope inbox");
  for (int i = 0; i < 3; i++)
    {
      printf (_("C scope again %s"), name);
      name = notes[i].title;
    }
}
