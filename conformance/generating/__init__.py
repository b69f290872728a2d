"""Draws scenarios at random: the same area and seed give the same scenario."""
from . import loaded, operated, planned, shared, values
from .scenario import Scenario

# area: how it is drawn, title
AREAS = {
    "quotas": (loaded.quotas, "A random site with resource quota sets"),
    "complexes": (loaded.complexes, "A random site with attributes of many kinds"),
    "scheduling": (loaded.scheduling, "A random site of queues and parallel environments"),
    "site": (loaded.site_with_everything, "A random site with a bit of everything"),
    "priority": (shared.priority, "A random mix of policies"),
    "shares": (shared.shares, "A random share tree beside other policies"),
    "reservations": (planned.reservations, "Random advance reservations and jobs that reserve"),
    "calendars": (planned.calendars, "Random calendars and subordinate queues"),
    "holds": (planned.holds, "Random holds and predecessors"),
    "states": (operated.states, "Queues and jobs in random states"),
    "filters": (operated.filters, "Random filters of listings"),
    "verbs": (operated.verbs, "Random changes of objects while jobs run"),
    "submissions": (values.submissions, "Random values of options"),
    "settings": (values.settings, "Random values of attributes"),
    "scripts": (operated.scripts, "Random verification scripts"),
}


def draw(area, seed):
    """The text of a scenario."""
    how, title = AREAS[area]
    scenario = Scenario(area, seed)
    how(scenario)
    return scenario.text("%s, drawn with seed %s." % (title, seed))
